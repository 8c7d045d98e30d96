// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ChartQuery, ChartQueryVariables, ChartTableQuery, ChartTableQueryVariables, ChartOverTimeQuery, ChartOverTimeQueryVariables, ExportChartMutation, ExportChartMutationVariables, ChartHighlightsQuery, ChartHighlightsQueryVariables } from '#web/lib/graphql.gen.ts';

export const ChartDocument = /*#__PURE__*/ graphqlDocument<ChartQuery, ChartQueryVariables>(`query Chart($input:ChartInput!){chart(input:$input){items{id title color groupId groupTitle value}groups{id title value}total}}`);
export const ChartTableDocument = /*#__PURE__*/ graphqlDocument<ChartTableQuery, ChartTableQueryVariables>(`query ChartTable($input:ChartInput!$fieldId:ID!){chartTable(input:$input fieldId:$fieldId){columns{value title total}rows{id title color groupTitle values total}}}`);
export const ChartOverTimeDocument = /*#__PURE__*/ graphqlDocument<ChartOverTimeQuery, ChartOverTimeQueryVariables>(`query ChartOverTime($input:ChartInput!){chartOverTime(input:$input){bucket days lines{id title color points{day value}}}}`);
export const ExportChartDocument = /*#__PURE__*/ graphqlDocument<ExportChartMutation, ExportChartMutationVariables>(`mutation ExportChart($input:ChartInput!$fieldId:ID){exportChart(input:$input fieldId:$fieldId)}`);
export const ChartHighlightsDocument = /*#__PURE__*/ graphqlDocument<ChartHighlightsQuery, ChartHighlightsQueryVariables>(`query ChartHighlights($input:ChartInput!$itemId:ID!$fieldId:ID$value:String$first:Int!$after:String){chartHighlights(input:$input itemId:$itemId fieldId:$fieldId value:$value first:$first after:$after){items{id text objectType objectId objectTitle createdAt version}endCursor totalCount}}`);
