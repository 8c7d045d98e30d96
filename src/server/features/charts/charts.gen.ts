// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ChartBucket, ChartInput } from '#server/platform/graphql/wire.gen.ts';

export type ChartItem = {
  readonly id: string;
  readonly title: string;
  readonly color: string;
  readonly groupId?: string | null;
  readonly groupTitle?: string | null;
  readonly value: number;
};

export type Chart = {
  readonly items: readonly ChartItem[];
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
  readonly days: readonly string[];
  readonly lines: readonly ChartLine[];
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
  Chart: FieldResolvers<Chart, {
    items: Resolver<readonly ChartItem[], Chart>;
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
    days: Resolver<readonly string[], ChartOverTime>;
    lines: Resolver<readonly ChartLine[], ChartOverTime>;
  }>;
  Query: {
    chart: Resolver<Chart, unknown, { input: ChartInput }>;
    chartOverTime: Resolver<ChartOverTime, unknown, { input: ChartInput; bucket: ChartBucket | null }>;
  };
}>;
