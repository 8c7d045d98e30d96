import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** Any change of evidence may change a figure. */
const figures = ['chart', 'chartOverTime', 'chartTable'] as const;

export const chartsCache: CacheRules = {
  embedded: ['ChartItem', 'ChartGroup', 'ChartLine', 'ChartRow'],
  heard: {
    highlight: figures,
    tag: figures,
    taggroup: figures,
    tagboard: figures,
    note: figures,
    field: ['chartTable'],
    fieldvalue: ['chartTable'],
    person: ['chartTable'],
  },
};
