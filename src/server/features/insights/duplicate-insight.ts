import { copyTitle } from '#domain/text/copy-title.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { copyDocument } from '#server/kernel/documents/index.ts';
import { copyHighlights } from '#server/features/highlights/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insertInsightRow, readBack } from './create-insight.ts';
import type { Insight } from './insight.ts';
import { getInsight } from './policy.ts';

/**
 * A copy with the content of now beside the original; status, publication, locks and comments stay behind. A copy of what only some may
 * see is seen by whoever made it alone, until they share it.
 */
export async function duplicateInsight(ctx: Ctx, id: string): Promise<Insight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const original = await getInsight(tx, id);
    allow(tx, 'insight.read', original);
    allow(
      tx,
      'insight.create',
      await getAccessObject(tx, tx.db, { type: 'project', id: original.projectId }),
    );
    const copy = await insertInsightRow(tx, {
      projectId: original.projectId,
      title: copyTitle(original.title),
      createdBy: viewer.id,
      ...(original.isPrivate && { grants: { [viewer.id]: 'FULL' as const } }),
    });
    await copyDocument(tx, id, { id: copy.id, kind: 'insight', ownerId: copy.id });
    await copyHighlights(tx, id, { type: 'insight', id: copy.id });
    return readBack(tx, copy.id);
  });
}
