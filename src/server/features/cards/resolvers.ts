import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { participantLoader, quoteLoader, storyboardLoader } from './loaders.ts';
import type { CardsResolvers } from './cards.gen.ts';

export const cardsSchema: SchemaPart<CardsResolvers> = {
  sdl: new URL('./cards.graphql', import.meta.url),
  resolvers: {
    SearchItem: {
      participants: async ({ id, type }, _args, ctx) => {
        if (type === 'NOTE') return [...(await participantLoader(ctx).load(id))];
        return type === 'HIGHLIGHT' ? [...((await quoteLoader(ctx).load(id))?.people ?? [])] : [];
      },
    },
    ObjectCard: {
      participants: async ({ id, type }, _args, ctx) =>
        type === 'NOTE' ? [...(await participantLoader(ctx).load(id))] : [],
    },
    Highlight: {
      saidBy: async ({ id }, _args, ctx) => [...((await quoteLoader(ctx).load(id))?.people ?? [])],
      clipUrl: async ({ id }, _args, ctx) => (await quoteLoader(ctx).load(id))?.clip?.url ?? null,
      storyboardUrl: ({ id }, _args, ctx) => storyboardLoader(ctx).load(id),
    },
  },
};
