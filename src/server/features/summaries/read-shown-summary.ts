import { readShown, type ShownSentence } from '#server/features/answering/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { findSummary } from './queries.ts';
import type { Summary } from './summary.ts';
import { summaryTables } from './summary-tables.ts';

/** A summary with what its reader may see of it now. Undefined for one they may not see. */
export async function readShownSummary(
  ctx: Ctx,
  id: string,
): Promise<{ summary: Summary; sentences: readonly ShownSentence[] } | undefined> {
  const db = await ctx.reads.db();
  const summary = await findSummary(ctx, db, id);
  if (!summary) return undefined;
  const shown = await readShown(ctx, db, summaryTables, [id]);
  return { summary, sentences: shown.get(id)?.sentences ?? [] };
}
