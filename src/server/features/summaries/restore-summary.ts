import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { getSummary } from './get-summary.ts';
import { findSummary } from './queries.ts';
import type { Summary } from './summary.ts';
import './tables.ts';

/** Shows an older summary again; the one shown until now stays in the history. */
export async function restoreSummary(ctx: Ctx, id: string): Promise<Summary> {
  await inTransaction(ctx, async (tx) => {
    const { row } = await getSummary(tx, id);
    if (row.shown_at === null) throw new InvalidOperation('This summary was never finished');
    await tx.db
      .updateTable('summaries')
      .set({ shown_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    if (row.object_id !== null)
      await tx.record({
        type: 'summary.restored',
        payload: { summaryId: id, objectType: row.object_type },
        objectId: id,
      });
  });
  const summary = await findSummary(ctx, await ctx.reads.db(), id);
  if (!summary) throw new NotFound();
  return summary;
}
