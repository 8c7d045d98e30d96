// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { RowTitlesQuery, RowTitlesQueryVariables } from '#web/lib/graphql.gen.ts';

export const RowTitlesDocument = /*#__PURE__*/ gql<RowTitlesQuery, RowTitlesQueryVariables>(`query RowTitles($projectId:ID!$objectType:ViewObjectType!$data:String!){viewRows(projectId:$projectId objectType:$objectType data:$data first:50){items{id note{id title}insight{id title}}}}`);
