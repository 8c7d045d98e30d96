import { defaultSensitivity } from '#domain/ai/clustering.ts';
import type { ClusterEngine } from '#server/platform/ai/clustering/cluster-engine.ts';
import { readId, readIds, upToLimit } from '#server/platform/graphql/id-argument.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { clusterHighlights } from './cluster-highlights.ts';
import { tagClusters } from './tag-clusters.ts';
import type { ClusteringResolvers } from './clustering.gen.ts';

export function clusteringSchema(engine: ClusterEngine | undefined): SchemaPart<ClusteringResolvers> {
  return {
    sdl: new URL('./clustering.graphql', import.meta.url),
    resolvers: {
      Mutation: {
        clusterHighlights: (_root, { input }, ctx) =>
          clusterHighlights(ctx, engine, {
            highlightIds: upToLimit(input.highlightIds).map(readId),
            texts: upToLimit(input.texts ?? []),
            projectId: input.projectId == null ? null : readId(input.projectId),
            sensitivity: input.sensitivity ?? defaultSensitivity,
            count: input.count ?? null,
          }),
        tagHighlightClusters: (_root, { projectId, clusters }, ctx) =>
          tagClusters(
            ctx,
            readId(projectId),
            upToLimit(clusters).map(({ title, highlightIds }) => ({
              title,
              highlightIds: readIds(highlightIds),
            })),
          ),
      },
    },
  };
}
