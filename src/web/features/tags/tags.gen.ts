// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { TagCardFragment, TagColumnFragment, TagBoardFieldsFragment, TagBoardsQuery, TagBoardsQueryVariables, BoardTagsQuery, BoardTagsQueryVariables, DuplicateTagsQuery, DuplicateTagsQueryVariables, TagMergePreviewQuery, TagMergePreviewQueryVariables, TagsCsvQuery, TagsCsvQueryVariables, CreateBoardTagMutation, CreateBoardTagMutationVariables, RecolorTagsMutation, RecolorTagsMutationVariables, UpdateTagMutation, UpdateTagMutationVariables, LockTagMutation, LockTagMutationVariables, UnlockTagMutation, UnlockTagMutationVariables, MoveTagsMutation, MoveTagsMutationVariables, TrashTagsMutation, TrashTagsMutationVariables, RestoreTagsMutation, RestoreTagsMutationVariables, MergeTagsMutation, MergeTagsMutationVariables, UndoTagMergeMutation, UndoTagMergeMutationVariables, CreateTagBoardMutation, CreateTagBoardMutationVariables, UpdateTagBoardMutation, UpdateTagBoardMutationVariables, DeleteTagBoardMutation, DeleteTagBoardMutationVariables, RestoreTagBoardMutation, RestoreTagBoardMutationVariables, CreateTagGroupMutation, CreateTagGroupMutationVariables, UpdateTagGroupMutation, UpdateTagGroupMutationVariables, DeleteTagGroupMutation, DeleteTagGroupMutationVariables, RestoreTagGroupMutation, RestoreTagGroupMutationVariables, TagPageFieldsFragment, TagPageQuery, TagPageQueryVariables, TagProjectsQuery, TagProjectsQueryVariables } from '#web/lib/graphql.gen.ts';

const tagCard = 'fragment TagCard on Tag{id title color description role sentiment rank boardId groupId projectId lockedAt highlightCount updatedAt version}';
const tagColumn = 'fragment TagColumn on TagGroup{id boardId title color rank version}';
const tagBoardFields = 'fragment TagBoardFields on TagBoard{id projectId title rank isDefault tagCount viewerLevel version groups{...TagColumn}}';
const tagPageFields = 'fragment TagPageFields on Tag{...TagCard lastUsedAt trashedAt mergedIntoId board{id title projectId viewerLevel project{id title status}}group{id title}}';
export const TagCardFragmentDoc = /*#__PURE__*/ gql<TagCardFragment>(`${tagCard}`);
export const TagColumnFragmentDoc = /*#__PURE__*/ gql<TagColumnFragment>(`${tagColumn}`);
export const TagBoardFieldsFragmentDoc = /*#__PURE__*/ gql<TagBoardFieldsFragment>(`${tagBoardFields}${tagColumn}`);
export const TagBoardsDocument = /*#__PURE__*/ gql<TagBoardsQuery, TagBoardsQueryVariables>(`query TagBoards($projectId:ID){tagBoards(projectId:$projectId){...TagBoardFields}}${tagBoardFields}${tagColumn}`);
export const BoardTagsDocument = /*#__PURE__*/ gql<BoardTagsQuery, BoardTagsQueryVariables>(`query BoardTags($boardId:ID!$first:Int$after:String){tags(boardId:$boardId first:$first after:$after){items{...TagCard}endCursor}}${tagCard}`);
export const DuplicateTagsDocument = /*#__PURE__*/ gql<DuplicateTagsQuery, DuplicateTagsQueryVariables>(`query DuplicateTags($projectId:ID!){duplicateTags(projectId:$projectId){tags{...TagCard board{id title}}}}${tagCard}`);
export const TagMergePreviewDocument = /*#__PURE__*/ gql<TagMergePreviewQuery, TagMergePreviewQueryVariables>(`query TagMergePreview($intoId:ID!$ids:[ID!]!){tagMergePreview(intoId:$intoId ids:$ids){into{...TagCard}tags{...TagCard}gainedCount sharedCount totalCount}}${tagCard}`);
export const TagsCsvDocument = /*#__PURE__*/ gql<TagsCsvQuery, TagsCsvQueryVariables>(`query TagsCsv($boardId:ID!){tagsCsv(boardId:$boardId)}`);
export const CreateBoardTagDocument = /*#__PURE__*/ gql<CreateBoardTagMutation, CreateBoardTagMutationVariables>(`mutation CreateBoardTag($input:CreateTagInput!){createTag(input:$input){...TagCard}}${tagCard}`);
export const RecolorTagsDocument = /*#__PURE__*/ gql<RecolorTagsMutation, RecolorTagsMutationVariables>(`mutation RecolorTags($colors:[TagColorInput!]!){recolorTags(colors:$colors){id color version}}`);
export const UpdateTagDocument = /*#__PURE__*/ gql<UpdateTagMutation, UpdateTagMutationVariables>(`mutation UpdateTag($input:UpdateTagInput!){updateTag(input:$input){...TagCard}}${tagCard}`);
export const LockTagDocument = /*#__PURE__*/ gql<LockTagMutation, LockTagMutationVariables>(`mutation LockTag($id:ID!){lockTag(id:$id){...TagCard}}${tagCard}`);
export const UnlockTagDocument = /*#__PURE__*/ gql<UnlockTagMutation, UnlockTagMutationVariables>(`mutation UnlockTag($id:ID!){unlockTag(id:$id){...TagCard}}${tagCard}`);
export const MoveTagsDocument = /*#__PURE__*/ gql<MoveTagsMutation, MoveTagsMutationVariables>(`mutation MoveTags($input:MoveTagsInput!){moveTags(input:$input){...TagCard}}${tagCard}`);
export const TrashTagsDocument = /*#__PURE__*/ gql<TrashTagsMutation, TrashTagsMutationVariables>(`mutation TrashTags($ids:[ID!]!){trashTags(ids:$ids){id trashedAt version}}`);
export const RestoreTagsDocument = /*#__PURE__*/ gql<RestoreTagsMutation, RestoreTagsMutationVariables>(`mutation RestoreTags($ids:[ID!]!){restoreTags(ids:$ids){...TagCard trashedAt}}${tagCard}`);
export const MergeTagsDocument = /*#__PURE__*/ gql<MergeTagsMutation, MergeTagsMutationVariables>(`mutation MergeTags($intoId:ID!$ids:[ID!]!){mergeTags(intoId:$intoId ids:$ids){id mergedIds into{...TagCard}}}${tagCard}`);
export const UndoTagMergeDocument = /*#__PURE__*/ gql<UndoTagMergeMutation, UndoTagMergeMutationVariables>(`mutation UndoTagMerge($id:ID!){undoTagMerge(id:$id){...TagCard}}${tagCard}`);
export const CreateTagBoardDocument = /*#__PURE__*/ gql<CreateTagBoardMutation, CreateTagBoardMutationVariables>(`mutation CreateTagBoard($input:CreateTagBoardInput!){createTagBoard(input:$input){...TagBoardFields}}${tagBoardFields}${tagColumn}`);
export const UpdateTagBoardDocument = /*#__PURE__*/ gql<UpdateTagBoardMutation, UpdateTagBoardMutationVariables>(`mutation UpdateTagBoard($input:UpdateTagBoardInput!){updateTagBoard(input:$input){...TagBoardFields}}${tagBoardFields}${tagColumn}`);
export const DeleteTagBoardDocument = /*#__PURE__*/ gql<DeleteTagBoardMutation, DeleteTagBoardMutationVariables>(`mutation DeleteTagBoard($id:ID!){deleteTagBoard(id:$id){id version}}`);
export const RestoreTagBoardDocument = /*#__PURE__*/ gql<RestoreTagBoardMutation, RestoreTagBoardMutationVariables>(`mutation RestoreTagBoard($id:ID!){restoreTagBoard(id:$id){...TagBoardFields}}${tagBoardFields}${tagColumn}`);
export const CreateTagGroupDocument = /*#__PURE__*/ gql<CreateTagGroupMutation, CreateTagGroupMutationVariables>(`mutation CreateTagGroup($input:CreateTagGroupInput!){createTagGroup(input:$input){...TagColumn}}${tagColumn}`);
export const UpdateTagGroupDocument = /*#__PURE__*/ gql<UpdateTagGroupMutation, UpdateTagGroupMutationVariables>(`mutation UpdateTagGroup($input:UpdateTagGroupInput!){updateTagGroup(input:$input){...TagColumn}}${tagColumn}`);
export const DeleteTagGroupDocument = /*#__PURE__*/ gql<DeleteTagGroupMutation, DeleteTagGroupMutationVariables>(`mutation DeleteTagGroup($id:ID!){deleteTagGroup(id:$id){id version}}`);
export const RestoreTagGroupDocument = /*#__PURE__*/ gql<RestoreTagGroupMutation, RestoreTagGroupMutationVariables>(`mutation RestoreTagGroup($id:ID!){restoreTagGroup(id:$id){...TagColumn}}${tagColumn}`);
export const TagPageFieldsFragmentDoc = /*#__PURE__*/ gql<TagPageFieldsFragment>(`${tagPageFields}${tagCard}`);
export const TagPageDocument = /*#__PURE__*/ gql<TagPageQuery, TagPageQueryVariables>(`query TagPage($id:ID!){tag(id:$id){...TagPageFields}}${tagPageFields}${tagCard}`);
export const TagProjectsDocument = /*#__PURE__*/ gql<TagProjectsQuery, TagProjectsQueryVariables>(`query TagProjects($id:ID!){tagProjects(id:$id){count project{id title}}}`);
