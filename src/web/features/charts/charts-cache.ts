import type { CacheRules } from '#web/lib/cache/cache-rules.ts';

/** Any change of evidence may change a figure. */
const figures = ['chart', 'chartOverTime', 'chartTable', 'chartHighlights'] as const;

const byField = ['chartTable', 'chartHighlights'] as const;

export const chartsCache: CacheRules = {
  embedded: ['ChartItem', 'ChartGroup', 'ChartLine', 'ChartRow'],
  heard: {
    highlight: figures,
    tag: figures,
    taggroup: figures,
    tagboard: figures,
    note: figures,
    field: byField,
    fieldvalue: byField,
    person: byField,
  },
};
