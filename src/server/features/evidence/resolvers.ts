import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { EvidenceResolvers } from './evidence.gen.ts';
import { insightsOfHighlights, insightsOfNotes } from './loaders.ts';

export const evidenceSchema: SchemaPart<EvidenceResolvers> = {
  sdl: new URL('./evidence.graphql', import.meta.url),
  resolvers: {
    Highlight: { usedIn: ({ id }, _args, ctx) => insightsOfHighlights(ctx).load(id) },
    Note: { usedIn: ({ id }, _args, ctx) => insightsOfNotes(ctx).load(id) },
  },
};
