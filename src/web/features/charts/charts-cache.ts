import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** Any change of evidence may change a figure. */
const figures = ['chart', 'chartOverTime'] as const;

export const chartsCache: CacheRules = {
  embedded: ['ChartItem', 'ChartLine'],
  heard: { highlight: figures, tag: figures, taggroup: figures, tagboard: figures, note: figures },
};
