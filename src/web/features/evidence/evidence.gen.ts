// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { InsightsUsingQuery, InsightsUsingQueryVariables, TrashedSourceQuery, TrashedSourceQueryVariables } from '#web/lib/graphql.gen.ts';

export const InsightsUsingDocument = /*#__PURE__*/ gql<InsightsUsingQuery, InsightsUsingQueryVariables>(`query InsightsUsing($ids:[ID!]!){insightsUsing(ids:$ids)}`);
export const TrashedSourceDocument = /*#__PURE__*/ gql<TrashedSourceQuery, TrashedSourceQueryVariables>(`query TrashedSource($id:ID!){trashedSource(id:$id){type id title}}`);
