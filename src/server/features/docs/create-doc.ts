import { parseDoc, type DocDraft } from '#domain/docs/parse-doc.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { requireFilter } from '#server/features/conversations/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Doc } from './doc.ts';
import { insertDoc } from './insert-doc.ts';

export async function createDoc(ctx: Ctx, input: DocDraft): Promise<Doc> {
  const { viewer } = requireMember(ctx);
  const draft = accept(parseDoc(input));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'doc.create');
    if (draft.filter) await requireFilter(tx, draft.filter);
    return insertDoc(tx, { ...draft, createdBy: viewer.id });
  });
}
