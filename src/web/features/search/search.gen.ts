// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { SearchItemFieldsFragment, SearchQuery, SearchQueryVariables, QuickSearchQuery, QuickSearchQueryVariables } from '#web/lib/graphql.gen.ts';

const searchItemFields = 'fragment SearchItemFields on SearchItem{id type documentId documentType preview{title{text match}content{text match}}project{id title}createdBy{id name}updatedAt participants}';
export const SearchItemFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<SearchItemFieldsFragment>(`${searchItemFields}`);
export const SearchDocument = /*#__PURE__*/ graphqlDocument<SearchQuery, SearchQueryVariables>(`query Search($options:SearchOptions!$limit:Int$offset:Int){search(options:$options limit:$limit offset:$offset){items{...SearchItemFields}total suggestedQuery methods counts{type count}projects{count project{id title}}authors{count member{id name}}}}${searchItemFields}`);
export const QuickSearchDocument = /*#__PURE__*/ graphqlDocument<QuickSearchQuery, QuickSearchQueryVariables>(`query QuickSearch($options:SearchOptions!$limit:Int){search(options:$options limit:$limit){items{id type documentId documentType preview{title{text match}content{text match}}project{id title}}}}`);
