// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { RowTitlesQuery, RowTitlesQueryVariables, SavedFilterFieldsFragment, SavedFiltersQuery, SavedFiltersQueryVariables, CreateSavedFilterMutation, CreateSavedFilterMutationVariables, UpdateSavedFilterMutation, UpdateSavedFilterMutationVariables, DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables, TagPlacesQuery, TagPlacesQueryVariables, ThingTitlesQuery, ThingTitlesQueryVariables } from '#web/lib/graphql.gen.ts';

const savedFilterFields = 'fragment SavedFilterFields on SavedFilter{id title form version}';
export const RowTitlesDocument = /*#__PURE__*/ graphqlDocument<RowTitlesQuery, RowTitlesQueryVariables>(`query RowTitles($projectId:ID!$objectType:ViewObjectType!$data:String!){viewRows(projectId:$projectId objectType:$objectType data:$data first:50){items{id note{id title}insight{id title}}}}`);
export const SavedFilterFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<SavedFilterFieldsFragment>(`${savedFilterFields}`);
export const SavedFiltersDocument = /*#__PURE__*/ graphqlDocument<SavedFiltersQuery, SavedFiltersQueryVariables>(`query SavedFilters($first:Int!){savedFilters(first:$first){items{...SavedFilterFields}totalCount}}${savedFilterFields}`);
export const CreateSavedFilterDocument = /*#__PURE__*/ graphqlDocument<CreateSavedFilterMutation, CreateSavedFilterMutationVariables>(`mutation CreateSavedFilter($input:CreateSavedFilterInput!){createSavedFilter(input:$input){...SavedFilterFields}}${savedFilterFields}`);
export const UpdateSavedFilterDocument = /*#__PURE__*/ graphqlDocument<UpdateSavedFilterMutation, UpdateSavedFilterMutationVariables>(`mutation UpdateSavedFilter($input:UpdateSavedFilterInput!){updateSavedFilter(input:$input){...SavedFilterFields}}${savedFilterFields}`);
export const DeleteSavedFilterDocument = /*#__PURE__*/ graphqlDocument<DeleteSavedFilterMutation, DeleteSavedFilterMutationVariables>(`mutation DeleteSavedFilter($id:ID!){deleteSavedFilter(id:$id)}`);
export const TagPlacesDocument = /*#__PURE__*/ graphqlDocument<TagPlacesQuery, TagPlacesQueryVariables>(`query TagPlaces($projectId:ID){tagBoards(projectId:$projectId){id title groups{id title}}}`);
export const ThingTitlesDocument = /*#__PURE__*/ graphqlDocument<ThingTitlesQuery, ThingTitlesQueryVariables>(`query ThingTitles($options:SearchOptions!$limit:Int){search(options:$options limit:$limit){items{id preview{title{text match}}project{id title}}}}`);
