import { parseDoc, type DocDraft } from '#domain/docs/parse-doc.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { requireFilter } from '#server/features/conversations/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { changeDoc } from './change-doc.ts';
import { filterOf, type Doc } from './doc.ts';
import { getDoc } from './policy.ts';

/** What the next run is asked. What is written stays as it is until then. */
export async function updateDoc(ctx: Ctx, id: string, input: DocDraft): Promise<Doc> {
  const draft = accept(parseDoc(input));
  return inTransaction(ctx, async (tx) => {
    const { doc: before, access } = await getDoc(tx, id);
    allow(tx, 'doc.update', access);
    const { title, prompt, filter } = draft;
    // What it already reads may be closed to who renames it; only a new scope must be theirs to see.
    const changesFilter = JSON.stringify(filter) !== JSON.stringify(filterOf(before));
    if (filter && changesFilter) await requireFilter(tx, filter);
    const changed = [
      ...(title === before.title ? [] : ['title']),
      ...(prompt === before.prompt ? [] : ['prompt']),
      ...(changesFilter ? ['filter'] : []),
    ];
    const doc = await changeDoc(tx, id, {
      title,
      prompt,
      object_type: filter?.objectType ?? null,
      object_ids: [...new Set(filter?.objectIds)],
    });
    await tx.record({
      type: 'doc.updated',
      payload: { docId: id, changed },
      objectId: id,
      version: doc.version,
    });
    return doc;
  });
}
