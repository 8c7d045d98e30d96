// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { UsedInQuery, UsedInQueryVariables, InsightsUsingQuery, InsightsUsingQueryVariables, TrashedSourceQuery, TrashedSourceQueryVariables } from '#web/lib/graphql.gen.ts';

export const UsedInDocument = /*#__PURE__*/ graphqlDocument<UsedInQuery, UsedInQueryVariables>(`query UsedIn($ids:[ID!]!){highlightsByIds(ids:$ids){id usedIn{id title}}}`);
export const InsightsUsingDocument = /*#__PURE__*/ graphqlDocument<InsightsUsingQuery, InsightsUsingQueryVariables>(`query InsightsUsing($ids:[ID!]!){insightsUsing(ids:$ids)}`);
export const TrashedSourceDocument = /*#__PURE__*/ graphqlDocument<TrashedSourceQuery, TrashedSourceQueryVariables>(`query TrashedSource($id:ID!){trashedSource(id:$id){type id title}}`);
