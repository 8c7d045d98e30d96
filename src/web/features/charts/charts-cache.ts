import type { CacheRules } from '#web/lib/cache-rules.ts';

/** Any change of evidence may change a figure. */
const figures = ['chart', 'chartOverTime'];

export const chartsCache: CacheRules = {
  keys: {
    Chart: () => null,
    ChartItem: () => null,
    ChartOverTime: () => null,
    ChartLine: () => null,
    ChartPoint: () => null,
  },
  lists: { highlight: figures, tag: figures, taggroup: figures, tagboard: figures, note: figures },
};
