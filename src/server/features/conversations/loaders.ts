import DataLoader from 'dataloader';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { readShown, type ShownText } from '#server/features/answering/index.ts';
import { answerTables } from './answer/answer-tables.ts';

const shownKey = Symbol('shownAnswers');

/** Answers as the viewer may see them; one reading for all that a response mentions. */
export function shownLoader(ctx: RequestCtx): DataLoader<string, ShownText> {
  return loaderOf(
    ctx,
    shownKey,
    () =>
      new DataLoader(async (ids: readonly string[]) => {
        const shown = await readShown(ctx, await ctx.reads.db(), answerTables, ids);
        return ids.map((id) => shown.get(id) ?? new Error('An answer vanished while it was read'));
      }),
  );
}
