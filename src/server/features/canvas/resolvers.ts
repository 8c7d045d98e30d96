import { ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { highlightLoader } from '#server/features/highlights/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { noteLoader } from '#server/features/notes/index.ts';
import { findReels } from '#server/features/reels/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { openCanvas } from './open-canvas.ts';
import { findCanvasDocument } from './queries.ts';
import type { CanvasResolvers } from './canvas.gen.ts';

export const canvasSchema: SchemaPart<CanvasResolvers> = {
  sdl: new URL('./canvas.graphql', import.meta.url),
  resolvers: {
    Query: {
      canvasDocument: (_root, { viewId }, ctx) => findCanvasDocument(ctx, readId(viewId)),
      canvasCards: async (_root, { noteIds, insightIds, reelIds, highlightIds }, ctx) => {
        const [notes, insights, reels, highlights] = await Promise.all([
          Promise.all(readCardIds(noteIds).map((id) => noteLoader(ctx).load(id))),
          Promise.all(readCardIds(insightIds).map((id) => insightLoader(ctx).load(id))),
          findReels(ctx, readCardIds(reelIds)),
          Promise.all(readCardIds(highlightIds).map((id) => highlightLoader(ctx).load(id))),
        ]);
        return {
          notes: notes.filter((note) => note !== null),
          insights: insights.filter((insight) => insight !== null),
          reels,
          highlights: highlights.flatMap((one) => (one?.deletedAt === null ? [one] : [])),
        };
      },
    },
    Mutation: {
      openCanvas: (_root, { viewId }, ctx) => openCanvas(ctx, readId(viewId)),
    },
  },
};

function readCardIds(ids: readonly string[]): string[] {
  if (ids.length > itemLimits.bulkChange)
    throw new ValidationError(`Ask for at most ${groupDigits(itemLimits.bulkChange)} at a time`);
  return [...new Set(ids.map(readId))];
}
