// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { ViewFieldsFragment, NoteRowFragment, RowFieldValueFragment, InsightRowFragment, HighlightRowFragment, ViewCellPartsFragment, ViewRowFieldsFragment, ViewsQuery, ViewsQueryVariables, ViewRowsQuery, ViewRowsQueryVariables, ViewRowIdsQuery, ViewRowIdsQueryVariables, ViewCountQuery, ViewCountQueryVariables, ViewGroupsQuery, ViewGroupsQueryVariables, ViewSectionsQuery, ViewSectionsQueryVariables, CreateViewMutation, CreateViewMutationVariables, UpdateViewMutation, UpdateViewMutationVariables, DuplicateViewMutation, DuplicateViewMutationVariables, MoveViewMutation, MoveViewMutationVariables, MoveViewRowMutation, MoveViewRowMutationVariables, DeleteViewMutation, DeleteViewMutationVariables, RestoreViewMutation, RestoreViewMutationVariables, RetagHighlightMutation, RetagHighlightMutationVariables } from '#web/lib/graphql.gen.ts';

const viewFields = 'fragment ViewFields on View{id projectId objectType layout title rank data isFirst version}';
const rowFieldValue = 'fragment RowFieldValue on FieldValue{id objectId fieldId value people{id name isHidden}}';
const noteRow = 'fragment NoteRow on Note{id title preview summaryContent createdAt updatedAt version lockedAt viewerLevel usedIn{id title}createdBy{id name}people{kind person{id name isHidden}}fieldValues{...RowFieldValue}}';
const insightRow = 'fragment InsightRow on Insight{id title preview coverFileId status publishedAt createdAt updatedAt version lockedAt viewerLevel createdBy{id name}fieldValues{...RowFieldValue}}';
const highlightRow = 'fragment HighlightRow on Highlight{id text color objectType objectId objectTitle saidBy storyboardUrl audioVideo{fileId startTime endTime type}usedIn{id title}createdAt updatedAt version viewerLevel aiGenerated author{id name}}';
const viewCellParts = 'fragment ViewCellParts on ViewCell{key count texts thumbnailUrl members{id name}values{...RowFieldValue}}';
const viewRowFields = 'fragment ViewRowFields on ViewRow{id cells{...ViewCellParts}tags{id title color}highlight{...HighlightRow}note{...NoteRow}insight{...InsightRow}}';
export const ViewFieldsFragmentDoc = /*#__PURE__*/ gql<ViewFieldsFragment>(`${viewFields}`);
export const NoteRowFragmentDoc = /*#__PURE__*/ gql<NoteRowFragment>(`${noteRow}${rowFieldValue}`);
export const RowFieldValueFragmentDoc = /*#__PURE__*/ gql<RowFieldValueFragment>(`${rowFieldValue}`);
export const InsightRowFragmentDoc = /*#__PURE__*/ gql<InsightRowFragment>(`${insightRow}${rowFieldValue}`);
export const HighlightRowFragmentDoc = /*#__PURE__*/ gql<HighlightRowFragment>(`${highlightRow}`);
export const ViewCellPartsFragmentDoc = /*#__PURE__*/ gql<ViewCellPartsFragment>(`${viewCellParts}${rowFieldValue}`);
export const ViewRowFieldsFragmentDoc = /*#__PURE__*/ gql<ViewRowFieldsFragment>(`${viewRowFields}${viewCellParts}${rowFieldValue}${highlightRow}${noteRow}${insightRow}`);
export const ViewsDocument = /*#__PURE__*/ gql<ViewsQuery, ViewsQueryVariables>(`query Views($projectId:ID!){views(projectId:$projectId){...ViewFields}}${viewFields}`);
export const ViewRowsDocument = /*#__PURE__*/ gql<ViewRowsQuery, ViewRowsQueryVariables>(`query ViewRows($projectId:ID!$objectType:ViewObjectType!$data:String!$group:String$first:Int!$skip:Int!){viewRows(projectId:$projectId objectType:$objectType data:$data group:$group first:$first skip:$skip){items{...ViewRowFields}}}${viewRowFields}${viewCellParts}${rowFieldValue}${highlightRow}${noteRow}${insightRow}`);
export const ViewRowIdsDocument = /*#__PURE__*/ gql<ViewRowIdsQuery, ViewRowIdsQueryVariables>(`query ViewRowIds($projectId:ID!$objectType:ViewObjectType!$data:String!$group:String$first:Int!$skip:Int!){viewRows(projectId:$projectId objectType:$objectType data:$data group:$group first:$first skip:$skip){items{id}}}`);
export const ViewCountDocument = /*#__PURE__*/ gql<ViewCountQuery, ViewCountQueryVariables>(`query ViewCount($projectId:ID!$objectType:ViewObjectType!$data:String!$group:String){viewRows(projectId:$projectId objectType:$objectType data:$data group:$group first:0){totalCount}}`);
export const ViewGroupsDocument = /*#__PURE__*/ gql<ViewGroupsQuery, ViewGroupsQueryVariables>(`query ViewGroups($projectId:ID!$objectType:ViewObjectType!$data:String!$first:Int!){viewGroups(projectId:$projectId objectType:$objectType data:$data first:$first){key label color count items{...ViewRowFields}}}${viewRowFields}${viewCellParts}${rowFieldValue}${highlightRow}${noteRow}${insightRow}`);
export const ViewSectionsDocument = /*#__PURE__*/ gql<ViewSectionsQuery, ViewSectionsQueryVariables>(`query ViewSections($projectId:ID!$objectType:ViewObjectType!$data:String!){viewGroups(projectId:$projectId objectType:$objectType data:$data first:0){key label color count}}`);
export const CreateViewDocument = /*#__PURE__*/ gql<CreateViewMutation, CreateViewMutationVariables>(`mutation CreateView($input:CreateViewInput!){createView(input:$input){...ViewFields}}${viewFields}`);
export const UpdateViewDocument = /*#__PURE__*/ gql<UpdateViewMutation, UpdateViewMutationVariables>(`mutation UpdateView($input:UpdateViewInput!){updateView(input:$input){...ViewFields}}${viewFields}`);
export const DuplicateViewDocument = /*#__PURE__*/ gql<DuplicateViewMutation, DuplicateViewMutationVariables>(`mutation DuplicateView($projectId:ID!$id:ID!){duplicateView(projectId:$projectId id:$id){...ViewFields}}${viewFields}`);
export const MoveViewDocument = /*#__PURE__*/ gql<MoveViewMutation, MoveViewMutationVariables>(`mutation MoveView($input:MoveViewInput!){moveView(input:$input){...ViewFields}}${viewFields}`);
export const MoveViewRowDocument = /*#__PURE__*/ gql<MoveViewRowMutation, MoveViewRowMutationVariables>(`mutation MoveViewRow($input:MoveViewRowInput!){moveViewRow(input:$input){...ViewFields}}${viewFields}`);
export const DeleteViewDocument = /*#__PURE__*/ gql<DeleteViewMutation, DeleteViewMutationVariables>(`mutation DeleteView($projectId:ID!$id:ID!){deleteView(projectId:$projectId id:$id){id version}}`);
export const RestoreViewDocument = /*#__PURE__*/ gql<RestoreViewMutation, RestoreViewMutationVariables>(`mutation RestoreView($projectId:ID!$id:ID!){restoreView(projectId:$projectId id:$id){...ViewFields}}${viewFields}`);
export const RetagHighlightDocument = /*#__PURE__*/ gql<RetagHighlightMutation, RetagHighlightMutationVariables>(`mutation RetagHighlight($ids:[ID!]!$add:[ID!]$remove:[ID!]){changeHighlightTags(ids:$ids add:$add remove:$remove){id changedCount highlights{id color updatedAt version}}}`);
