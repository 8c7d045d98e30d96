// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ChartQuery, ChartQueryVariables, ChartOverTimeQuery, ChartOverTimeQueryVariables, ChartHighlightsQuery, ChartHighlightsQueryVariables } from '#web/lib/graphql.gen.ts';

export const ChartDocument = /*#__PURE__*/ gql<ChartQuery, ChartQueryVariables>(`query Chart($input:ChartInput!){chart(input:$input){items{id title color groupId groupTitle value}total}}`);
export const ChartOverTimeDocument = /*#__PURE__*/ gql<ChartOverTimeQuery, ChartOverTimeQueryVariables>(`query ChartOverTime($input:ChartInput!$bucket:ChartBucket!){chartOverTime(input:$input bucket:$bucket){days lines{id title color points{day value}}}}`);
export const ChartHighlightsDocument = /*#__PURE__*/ gql<ChartHighlightsQuery, ChartHighlightsQueryVariables>(`query ChartHighlights($filter:HighlightFilter!$first:Int!$after:String){highlights(filter:$filter first:$first after:$after){items{id text objectType objectId objectTitle createdAt version}endCursor totalCount}}`);
