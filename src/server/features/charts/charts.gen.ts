// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ChartBucket, ChartInput } from '#server/platform/graphql/wire.gen.ts';
import type { HighlightPage } from '#server/features/highlights/queries.ts';

export type ChartItem = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly groupId?: string | null;
  readonly groupTitle?: string | null;
  readonly value: number;
};

export type ChartGroup = {
  readonly id: string;
  readonly title: string;
  readonly value: number;
};

export type Chart = {
  readonly items: readonly ChartItem[];
  readonly groups: readonly ChartGroup[];
  readonly total: number;
};

export type ChartPoint = {
  readonly day: string;
  readonly value: number;
};

export type ChartLine = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly points: readonly ChartPoint[];
};

export type ChartOverTime = {
  readonly bucket: ChartBucket;
  readonly days: readonly string[];
  readonly lines: readonly ChartLine[];
};

export type ChartColumn = {
  readonly value: string;
  readonly title: string;
  readonly total: number;
};

export type ChartRow = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly groupTitle?: string | null;
  readonly values: readonly number[];
  readonly total: number;
};

export type ChartTable = {
  readonly columns: readonly ChartColumn[];
  readonly rows: readonly ChartRow[];
};

export type ChartsResolvers = ResolversOf<{
  ChartItem: FieldResolvers<ChartItem, {
    id: Resolver<string, ChartItem>;
    title: Resolver<string, ChartItem>;
    color: Resolver<string, ChartItem>;
    groupId: Resolver<string | null, ChartItem>;
    groupTitle: Resolver<string | null, ChartItem>;
    value: Resolver<number, ChartItem>;
  }>;
  ChartGroup: FieldResolvers<ChartGroup, {
    id: Resolver<string, ChartGroup>;
    title: Resolver<string, ChartGroup>;
    value: Resolver<number, ChartGroup>;
  }>;
  Chart: FieldResolvers<Chart, {
    items: Resolver<readonly ChartItem[], Chart>;
    groups: Resolver<readonly ChartGroup[], Chart>;
    total: Resolver<number, Chart>;
  }>;
  ChartPoint: FieldResolvers<ChartPoint, {
    day: Resolver<string, ChartPoint>;
    value: Resolver<number, ChartPoint>;
  }>;
  ChartLine: FieldResolvers<ChartLine, {
    id: Resolver<string, ChartLine>;
    title: Resolver<string, ChartLine>;
    color: Resolver<string, ChartLine>;
    points: Resolver<readonly ChartPoint[], ChartLine>;
  }>;
  ChartOverTime: FieldResolvers<ChartOverTime, {
    bucket: Resolver<ChartBucket, ChartOverTime>;
    days: Resolver<readonly string[], ChartOverTime>;
    lines: Resolver<readonly ChartLine[], ChartOverTime>;
  }>;
  ChartColumn: FieldResolvers<ChartColumn, {
    value: Resolver<string, ChartColumn>;
    title: Resolver<string, ChartColumn>;
    total: Resolver<number, ChartColumn>;
  }>;
  ChartRow: FieldResolvers<ChartRow, {
    id: Resolver<string, ChartRow>;
    title: Resolver<string, ChartRow>;
    color: Resolver<string, ChartRow>;
    groupTitle: Resolver<string | null, ChartRow>;
    values: Resolver<readonly number[], ChartRow>;
    total: Resolver<number, ChartRow>;
  }>;
  ChartTable: FieldResolvers<ChartTable, {
    columns: Resolver<readonly ChartColumn[], ChartTable>;
    rows: Resolver<readonly ChartRow[], ChartTable>;
  }>;
  Query: {
    chart: Resolver<Chart, unknown, { input: ChartInput }>;
    chartOverTime: Resolver<ChartOverTime, unknown, { input: ChartInput; bucket?: ChartBucket | null }>;
    chartTable: Resolver<ChartTable, unknown, { input: ChartInput; fieldId: string }>;
    chartHighlights: Resolver<HighlightPage, unknown, { input: ChartInput; itemId: string; fieldId?: string | null; value?: string | null; first: number | null; after?: string | null }>;
  };
  Mutation: {
    exportChart: Resolver<string, unknown, { input: ChartInput; fieldId?: string | null }>;
  };
}>;
