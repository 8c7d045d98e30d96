import DataLoader from 'dataloader';
import { readShown, type ShownText } from '#server/features/answering/index.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { runTables } from './run-tables.ts';

const shownKey = Symbol('shownRuns');

/** What runs wrote, as the viewer may see it; one reading for all that a response mentions. */
export function shownRunLoader(ctx: RequestCtx): DataLoader<string, ShownText> {
  return loaderOf(
    ctx,
    shownKey,
    () =>
      new DataLoader(async (ids: readonly string[]) => {
        const shown = await readShown(ctx, await ctx.reads.db(), runTables, ids);
        return ids.map((id) => shown.get(id) ?? new Error('A run vanished while it was read'));
      }),
  );
}
