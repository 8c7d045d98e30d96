import type { ChartMetric } from './chart-options.ts';

export const metricNames: Readonly<Record<ChartMetric, string>> = {
  HIGHLIGHT_COUNT: 'Highlights',
  NOTE_COUNT: 'Notes and insights',
  TEXT_VOLUME: 'Characters of text',
};
