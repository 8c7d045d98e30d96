import { clusterEngineOf } from '#server/platform/ai/clustering/cluster-engine.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { clusteringSchema } from './resolvers.ts';

/** Highlights that somebody selected, sorted into groups to accept or to leave. */
export const clustering: Feature = {
  name: 'clustering',
  schema: (services) => clusteringSchema(clusterEngineOf(services)),
};
