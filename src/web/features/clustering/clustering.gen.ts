// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ClusterHighlightsMutation, ClusterHighlightsMutationVariables, ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';

const clusterFields = 'fragment ClusterFields on HighlightCluster{title highlightIds textPlaces quotes}';
export const ClusterHighlightsDocument = /*#__PURE__*/ gql<ClusterHighlightsMutation, ClusterHighlightsMutationVariables>(`mutation ClusterHighlights($input:ClusterHighlightsInput!){clusterHighlights(input:$input){clusters{...ClusterFields}outliers{...ClusterFields}}}${clusterFields}`);
export const ClusterFieldsFragmentDoc = /*#__PURE__*/ gql<ClusterFieldsFragment>(`${clusterFields}`);
