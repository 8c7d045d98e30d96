import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowAll, requireMember } from '#server/platform/context/require-member.ts';
import { changeInsights } from './change-insights.ts';
import type { Insight } from './insight.ts';
import { getInsights } from './policy.ts';

/** Out of sight, all of them or none, and back by `restoreInsights` until they are purged. */
export async function trashInsights(ctx: Ctx, ids: readonly string[]): Promise<Insight[]> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'insight.trash', await getInsights(tx, ids));
    const insights = await changeInsights(tx, ids, { trashed_at: tx.now(), trashed_by: viewer.id });
    await setDocumentState(tx, ids, { trashed: true });
    await tx.record(
      ...insights.map(({ id, version }) => ({
        type: 'insight.trashed' as const,
        payload: { insightId: id },
        objectId: id,
        version,
      })),
    );
    return insights;
  });
}
