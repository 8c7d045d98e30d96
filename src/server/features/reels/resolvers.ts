import { NotFound } from '#domain/errors/hark-error.ts';
import { levelOfRank } from '#server/kernel/access/index.ts';
import { highlightLoader } from '#server/features/highlights/index.ts';
import { insightLoader } from '#server/features/insights/index.ts';
import { memberLoader } from '#server/kernel/members/index.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { wireEnum } from '#server/platform/graphql/wire-enum.ts';
import { addReelHighlights, moveReelPart, removeReelParts, restoreReelParts } from './change-parts.ts';
import { createReel } from './create-reel.ts';
import { deleteReels, restoreReels } from './delete-reels.ts';
import { findReel, listReels } from './queries.ts';
import { durationOf, isShown, reelParts } from './reel-parts.ts';
import { updateReel } from './update-reel.ts';
import type { ReelsResolvers } from './reels.gen.ts';

const layouts = wireEnum({
  REEL: 'Reel',
  TWO_COLUMN: 'TwoColumn',
  THREE_COLUMN: 'ThreeColumn',
});

const readSome = (ids: readonly string[]): string[] => (ids.length === 0 ? [] : readIds(ids));
const readOne = (id: string | null | undefined): string | null => (id == null ? null : readId(id));

export const reelsSchema: SchemaPart<ReelsResolvers> = {
  sdl: new URL('./reels.graphql', import.meta.url),
  resolvers: {
    Query: {
      reel: async (_root, { id }, ctx) => (await findReel(ctx, readId(id))) ?? null,
      reels: (_root, { insightId, projectId, ...args }, ctx) =>
        listReels(ctx, { ...args, insightId: readOne(insightId), projectId: readOne(projectId) }),
    },
    Mutation: {
      createReel: (_root, { input }, ctx) =>
        createReel(ctx, {
          insightId: readOne(input.insightId),
          projectId: readOne(input.projectId),
          title: input.title ?? '',
          layout: layouts.read(input.layout ?? 'REEL'),
          highlightIds: readSome(input.highlightIds),
        }),
      updateReel: (_root, { input }, ctx) =>
        updateReel(ctx, {
          id: readId(input.id),
          title: input.title ?? null,
          layout: input.layout == null ? null : layouts.read(input.layout),
        }),
      addReelHighlights: (_root, { id, highlightIds, index }, ctx) =>
        addReelHighlights(ctx, {
          id: readId(id),
          highlightIds: readIds(highlightIds),
          index: index ?? null,
        }),
      moveReelPart: (_root, { partId, index }, ctx) => moveReelPart(ctx, { partId: readId(partId), index }),
      removeReelParts: (_root, { id, partIds }, ctx) => removeReelParts(ctx, readId(id), readIds(partIds)),
      restoreReelParts: (_root, { id, partIds }, ctx) => restoreReelParts(ctx, readId(id), readIds(partIds)),
      deleteReels: (_root, { ids }, ctx) => deleteReels(ctx, readIds(ids)),
      restoreReels: (_root, { ids }, ctx) => restoreReels(ctx, readIds(ids)),
    },
    Reel: {
      layout: ({ layout }) => layouts.write(layout),
      insight: ({ insightId }, _args, ctx) => insightLoader(ctx).load(insightId),
      parts: ({ id }, _args, ctx) => reelParts(ctx).load(id),
      highlightCount: async ({ id }, _args, ctx) => (await reelParts(ctx).load(id)).filter(isShown).length,
      duration: async ({ id }, _args, ctx) => durationOf(await reelParts(ctx).load(id)),
      thumbnailUrl: async ({ id }, _args, ctx) =>
        (await reelParts(ctx).load(id)).find(({ thumbnailUrl }) => thumbnailUrl !== null)?.thumbnailUrl ??
        null,
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
      viewerLevel: ({ rank }, _args, ctx) => {
        const level = levelOfRank(ctx, rank);
        if (level === null) throw new NotFound();
        return level;
      },
    },
    ReelPart: {
      highlight: ({ highlightId }, _args, ctx) =>
        highlightId === null ? null : highlightLoader(ctx).load(highlightId),
    },
  },
};
