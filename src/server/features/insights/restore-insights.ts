import { setDocumentState } from '#server/kernel/documents/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { changeInsights } from './change-insights.ts';
import type { Insight } from './insight.ts';
import { allowAll } from '#server/platform/context/require-member.ts';
import { getInsights } from './policy.ts';

/** Back from the trash as they were: by whoever made them, put them there, or has FULL. */
export async function restoreInsights(ctx: Ctx, ids: readonly string[]): Promise<Insight[]> {
  return inTransaction(ctx, async (tx) => {
    allowAll(tx, 'insight.restore', await getInsights(tx, ids, { inTrash: true }));
    const insights = await changeInsights(tx, ids, { trashed_at: null, trashed_by: null });
    await setDocumentState(tx, ids, { trashed: false });
    await tx.record(
      ...insights.map(({ id, version }) => ({
        type: 'insight.restored' as const,
        payload: { insightId: id },
        objectId: id,
        version,
      })),
    );
    return insights;
  });
}
