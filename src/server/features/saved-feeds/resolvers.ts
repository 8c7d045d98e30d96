import { memberLoader } from '#server/kernel/members/index.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import { createSavedFeed } from './create-saved-feed.ts';
import { deleteSavedFeed } from './delete-saved-feed.ts';
import { listFeedInsights } from './list-feed-insights.ts';
import { findSavedFeed, listSavedFeeds } from './queries.ts';
import { updateSavedFeed } from './update-saved-feed.ts';
import type { SavedFeedsResolvers } from './saved-feeds.gen.ts';

export const savedFeedsSchema: SchemaPart<SavedFeedsResolvers> = {
  sdl: new URL('./saved-feeds.graphql', import.meta.url),
  resolvers: {
    Query: {
      savedFeeds: (_root, args, ctx) => {
        allow(ctx, 'search.run');
        return listSavedFeeds(ctx, args);
      },
      savedFeed: async (_root, { id }, ctx) => {
        allow(ctx, 'search.run');
        return (await findSavedFeed(ctx, readId(id))) ?? null;
      },
    },
    Mutation: {
      createSavedFeed: (_root, { input }, ctx) => createSavedFeed(ctx, input),
      updateSavedFeed: (_root, { input }, ctx) => updateSavedFeed(ctx, { ...input, id: readId(input.id) }),
      deleteSavedFeed: async (_root, { id }, ctx) => {
        await deleteSavedFeed(ctx, readId(id));
        return true;
      },
    },
    SavedFeed: {
      insights: (feed, args, ctx) => {
        // Each is a search of its own.
        limitUses(ctx, 'feeds', 1);
        return listFeedInsights(ctx, feed, args);
      },
      createdBy: ({ createdBy }, _args, ctx) => memberLoader(ctx).load(createdBy),
    },
  },
};
