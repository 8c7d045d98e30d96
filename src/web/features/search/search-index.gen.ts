// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { SearchIndexQuery, SearchIndexQueryVariables, RebuildSearchIndexMutation, RebuildSearchIndexMutationVariables, CancelSearchRebuildMutation, CancelSearchRebuildMutationVariables } from '#web/lib/graphql.gen.ts';

export const SearchIndexDocument = /*#__PURE__*/ graphqlDocument<SearchIndexQuery, SearchIndexQueryVariables>(`query SearchIndex{searchIndex{builtAt rebuild{id state progress doing}}}`);
export const RebuildSearchIndexDocument = /*#__PURE__*/ graphqlDocument<RebuildSearchIndexMutation, RebuildSearchIndexMutationVariables>(`mutation RebuildSearchIndex{rebuildSearchIndex{builtAt rebuild{id state progress doing}}}`);
export const CancelSearchRebuildDocument = /*#__PURE__*/ graphqlDocument<CancelSearchRebuildMutation, CancelSearchRebuildMutationVariables>(`mutation CancelSearchRebuild{cancelSearchRebuild{builtAt rebuild{id state progress doing}}}`);
