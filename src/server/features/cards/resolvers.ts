import type { SchemaPart } from '#server/platform/graphql/build-schema.ts';
import { quoteLoader } from './loaders.ts';

export const cardsSchema: SchemaPart = {
  sdl: new URL('./cards.graphql', import.meta.url),
  resolvers: {
    Highlight: {
      saidBy: async ({ id }, _args, ctx) => [...((await quoteLoader(ctx).load(id))?.people ?? [])],
      clipUrl: async ({ id }, _args, ctx) => (await quoteLoader(ctx).load(id))?.clip?.url ?? null,
    },
  },
};
