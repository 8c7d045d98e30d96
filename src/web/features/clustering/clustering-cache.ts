import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

export const clusteringCache: CacheRules = {
  embedded: ['HighlightCluster', 'HighlightClustering'],
};
