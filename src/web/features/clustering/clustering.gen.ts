// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ClusterHighlightsMutation, ClusterHighlightsMutationVariables, ClusterFieldsFragment } from '#web/lib/graphql.gen.ts';

const clusterFields = 'fragment ClusterFields on HighlightCluster{title highlightIds textPlaces quotes}';
export const ClusterHighlightsDocument = /*#__PURE__*/ graphqlDocument<ClusterHighlightsMutation, ClusterHighlightsMutationVariables>(`mutation ClusterHighlights($input:ClusterHighlightsInput!){clusterHighlights(input:$input){clusters{...ClusterFields}outliers{...ClusterFields}}}${clusterFields}`);
export const ClusterFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ClusterFieldsFragment>(`${clusterFields}`);
