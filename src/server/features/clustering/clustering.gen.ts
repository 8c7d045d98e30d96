// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ClusterHighlightsInput, HighlightClusterInput } from '#server/platform/graphql/wire.gen.ts';

export type HighlightCluster = {
  readonly title: string;
  readonly highlightIds: readonly string[];
  readonly textPlaces: readonly number[];
  readonly quotes: readonly string[];
};

export type HighlightClustering = {
  readonly clusters: readonly HighlightCluster[];
  readonly outliers: HighlightCluster;
};

export type ClusterTagging = {
  readonly id?: string | null;
  readonly madeTagIds: readonly string[];
  readonly changedCount: number;
};

export type ClusteringResolvers = ResolversOf<{
  HighlightCluster: FieldResolvers<HighlightCluster, {
    title: Resolver<string, HighlightCluster>;
    highlightIds: Resolver<readonly string[], HighlightCluster>;
    textPlaces: Resolver<readonly number[], HighlightCluster>;
    quotes: Resolver<readonly string[], HighlightCluster>;
  }>;
  HighlightClustering: FieldResolvers<HighlightClustering, {
    clusters: Resolver<readonly HighlightCluster[], HighlightClustering>;
    outliers: Resolver<HighlightCluster, HighlightClustering>;
  }>;
  ClusterTagging: FieldResolvers<ClusterTagging, {
    id: Resolver<string | null, ClusterTagging>;
    madeTagIds: Resolver<readonly string[], ClusterTagging>;
    changedCount: Resolver<number, ClusterTagging>;
  }>;
  Mutation: {
    clusterHighlights: Resolver<HighlightClustering, unknown, { input: ClusterHighlightsInput }>;
    tagHighlightClusters: Resolver<ClusterTagging, unknown, { projectId: string; clusters: readonly HighlightClusterInput[] }>;
  };
}>;
