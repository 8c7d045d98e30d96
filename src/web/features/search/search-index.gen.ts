// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { SearchIndexQuery, SearchIndexQueryVariables, RebuildSearchIndexMutation, RebuildSearchIndexMutationVariables, CancelSearchRebuildMutation, CancelSearchRebuildMutationVariables } from '#web/lib/graphql.gen.ts';

export const SearchIndexDocument = /*#__PURE__*/ gql<SearchIndexQuery, SearchIndexQueryVariables>(`query SearchIndex{searchIndex{builtAt rebuild{id state progress doing}}}`);
export const RebuildSearchIndexDocument = /*#__PURE__*/ gql<RebuildSearchIndexMutation, RebuildSearchIndexMutationVariables>(`mutation RebuildSearchIndex{rebuildSearchIndex{builtAt rebuild{id state progress doing}}}`);
export const CancelSearchRebuildDocument = /*#__PURE__*/ gql<CancelSearchRebuildMutation, CancelSearchRebuildMutationVariables>(`mutation CancelSearchRebuild{cancelSearchRebuild{builtAt rebuild{id state progress doing}}}`);
