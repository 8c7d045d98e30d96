import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { readChartInput } from './chart-input.ts';
import { exportChart } from './export-chart.ts';
import { listChartHighlights } from './list-chart-highlights.ts';
import { readChartOverTime } from './read-chart-over-time.ts';
import { readChartTable } from './read-chart-table.ts';
import { readChart } from './read-chart.ts';
import type { ChartsResolvers } from './charts.gen.ts';

export const chartsSchema: SchemaPart<ChartsResolvers> = {
  sdl: new URL('./charts.graphql', import.meta.url),
  resolvers: {
    Query: {
      chart: (_root, { input }, ctx) => readChart(ctx, readChartInput(input)),
      chartOverTime: (_root, { input, bucket }, ctx) =>
        readChartOverTime(ctx, readChartInput(input), bucket ?? null),
      chartTable: (_root, { input, fieldId }, ctx) =>
        readChartTable(ctx, readChartInput(input), readId(fieldId)),
      chartHighlights: (_root, { input, fieldId, value, ...args }, ctx) =>
        listChartHighlights(ctx, readChartInput(input), {
          ...args,
          column: fieldId == null ? null : { fieldId: readId(fieldId), value: value ?? '' },
        }),
    },
    Mutation: {
      exportChart: (_root, { input, fieldId }, ctx) =>
        exportChart(ctx, readChartInput(input), fieldId == null ? null : readId(fieldId)),
    },
  },
};
