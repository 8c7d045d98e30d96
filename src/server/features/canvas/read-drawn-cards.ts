import { highlightColor } from '#domain/highlights/highlight-color.ts';
import { titleOf } from '#domain/text/display-names.ts';
import type { CanvasObject } from '#domain/canvas/canvas-objects.ts';
import type { DrawnCard } from '#editor/canvas/drawing/draw-card.ts';
import { quoteLoader } from '#server/features/cards/index.ts';
import { highlightLoader, objectTitles, tagsOfHighlight } from '#server/features/highlights/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { noteLoader } from '#server/features/notes/index.ts';
import { findReels } from '#server/features/reels/index.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';

type Card = readonly [string, DrawnCard];

/** What the cards of a canvas say to this person, by what they stand for. Without those they may not see. */
export async function readDrawnCards(
  ctx: RequestCtx,
  objects: readonly CanvasObject[],
): Promise<ReadonlyMap<string, DrawnCard>> {
  const idsOf = (type: CanvasObject['type']): string[] => [
    ...new Set(
      objects.flatMap((object) => ('refId' in object && object.type === type ? [object.refId] : [])),
    ),
  ];
  const cards = await Promise.all([
    noteCards(ctx, idsOf('note')),
    insightCards(ctx, idsOf('insight')),
    reelCards(ctx, idsOf('reel')),
    highlightCards(ctx, idsOf('highlight')),
  ]);
  return new Map(cards.flat());
}

async function noteCards(ctx: RequestCtx, ids: readonly string[]): Promise<Card[]> {
  const notes = await Promise.all(ids.map((id) => noteLoader(ctx).load(id)));
  return notes.flatMap((note): Card[] =>
    note
      ? [[note.id, { kind: 'Note', title: titleOf('note', note.title), detail: note.preview, color: null }]]
      : [],
  );
}

async function insightCards(ctx: RequestCtx, ids: readonly string[]): Promise<Card[]> {
  const insights = await Promise.all(ids.map((id) => insightLoader(ctx).load(id)));
  return insights.flatMap((insight): Card[] => {
    if (!insight) return [];
    const { id, title, preview } = insight;
    return [[id, { kind: 'Insight', title: titleOf('insight', title), detail: preview, color: null }]];
  });
}

async function reelCards(ctx: RequestCtx, ids: readonly string[]): Promise<Card[]> {
  const reels = await findReels(ctx, ids);
  return reels.map(({ id, title }) => [
    id,
    { kind: 'Reel', title: titleOf('reel', title), detail: '', color: null },
  ]);
}

async function highlightCards(ctx: RequestCtx, ids: readonly string[]): Promise<Card[]> {
  const found = await Promise.all(ids.map((id) => highlightLoader(ctx).load(id)));
  const highlights = found.flatMap((one) => (one?.deletedAt === null ? [one] : []));
  return Promise.all(
    highlights.map(async ({ id, text, objectId, objectType, inlineCommentOnly }): Promise<Card> => {
      const [tags, title, quote] = await Promise.all([
        tagsOfHighlight(ctx).load(id),
        objectTitles(ctx).load(objectId),
        quoteLoader(ctx).load(id),
      ]);
      const card = {
        kind: 'Highlight',
        title: text.trim() || 'Highlight without text',
        detail: [...(quote?.people ?? []), titleOf(objectType, title)].join(' · '),
        color: highlightColor({ tags, inlineCommentOnly }),
      };
      return [id, card];
    }),
  );
}
