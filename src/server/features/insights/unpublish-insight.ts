import { NotFound } from '#domain/errors/hark-error.ts';
import { changeWritten, getWritten, readBackWritten } from '#server/kernel/writing/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insightWriting } from './insight-writing.ts';
import type { Insight } from './insight.ts';
import './tables.ts';

/** Takes an insight off everybody's home. Who had published it and when stays known. */
export async function unpublishInsight(ctx: Ctx, id: string): Promise<Insight> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'insight.unpublish', await getWritten(insightWriting, tx, id));
    const ended = await tx.db
      .updateTable('insight_publications')
      .set({ unpublished_at: tx.now(), unpublished_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('insight_id', '=', id)
      .where('unpublished_at', 'is', null)
      .executeTakeFirst();
    if (ended.numUpdatedRows === 0n) return readBackWritten(insightWriting, tx, id);
    const [insight] = await changeWritten(insightWriting, tx, [id], { updated_at: tx.now() });
    if (!insight) throw new NotFound();
    await tx.record({
      type: 'insight.unpublished',
      payload: { insightId: id },
      objectId: id,
      version: insight.version,
    });
    return insight;
  });
}
