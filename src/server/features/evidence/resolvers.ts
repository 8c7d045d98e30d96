import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import { countInsightsUsing } from './count-insights-using.ts';
import type { EvidenceResolvers } from './evidence.gen.ts';
import { findTrashedSource } from './find-trashed-source.ts';
import { insightsOfHighlights, insightsOfNotes } from './loaders.ts';

export const evidenceSchema: SchemaPart<EvidenceResolvers> = {
  sdl: new URL('./evidence.graphql', import.meta.url),
  resolvers: {
    Query: {
      insightsUsing: (_root, { ids }, ctx) => countInsightsUsing(ctx, readIds(ids)),
      trashedSource: (_root, { id }, ctx) => findTrashedSource(ctx, readId(id)),
    },
    Highlight: { usedIn: ({ id }, _args, ctx) => insightsOfHighlights(ctx).load(id) },
    Note: { usedIn: ({ id }, _args, ctx) => insightsOfNotes(ctx).load(id) },
  },
};
