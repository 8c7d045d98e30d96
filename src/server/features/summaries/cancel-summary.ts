import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { cancelStream } from '#server/platform/streams/cancel-stream.ts';
import { getSummary } from './get-summary.ts';
import { findSummary } from './queries.ts';
import type { Summary } from './summary.ts';

/** The summary before it stays. Nothing happens to one that has ended. */
export async function cancelSummary(ctx: Ctx, id: string): Promise<Summary> {
  await inTransaction(ctx, async (tx) => {
    const { row } = await getSummary(tx, id);
    if (row.stream_id !== null) await cancelStream(tx, row.stream_id);
  });
  const summary = await findSummary(ctx, await ctx.reads.db(), id);
  if (!summary) throw new NotFound();
  return summary;
}
