// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { FileStateFragment, FileQuery, FileQueryVariables, OwnerFilesQuery, OwnerFilesQueryVariables, UploadProjectQuery, UploadProjectQueryVariables, CancelUploadMutation, CancelUploadMutationVariables, UpdateFileMutation, UpdateFileMutationVariables, TrashFilesMutation, TrashFilesMutationVariables, RestoreFilesMutation, RestoreFilesMutationVariables, ProcessFileMutation, ProcessFileMutationVariables, CancelProcessingMutation, CancelProcessingMutationVariables } from '#web/lib/graphql.gen.ts';

const fileState = 'fragment FileState on File{id name type contentType size uploadStatus uploadedBytes error ownerType ownerId width height duration mediaType pageCount processing progress doing processingError createdAt viewerLevel version}';
export const FileStateFragmentDoc = /*#__PURE__*/ gql<FileStateFragment>(`${fileState}`);
export const FileDocument = /*#__PURE__*/ gql<FileQuery, FileQueryVariables>(`query File($id:ID!){file(id:$id){...FileState createdBy{id name}media{streamUrl thumbnailUrl storyboardUrl storyboardSheets waveformUrl}}}${fileState}`);
export const OwnerFilesDocument = /*#__PURE__*/ gql<OwnerFilesQuery, OwnerFilesQueryVariables>(`query OwnerFiles($ownerId:ID!$first:Int$after:String){files(ownerId:$ownerId first:$first after:$after){items{...FileState}endCursor totalCount}}${fileState}`);
export const UploadProjectDocument = /*#__PURE__*/ gql<UploadProjectQuery, UploadProjectQueryVariables>(`query UploadProject($id:ID!){project(id:$id){id title status createdBy{id}}objectAccess(type:PROJECT id:$id){viewerLevel}}`);
export const CancelUploadDocument = /*#__PURE__*/ gql<CancelUploadMutation, CancelUploadMutationVariables>(`mutation CancelUpload($id:ID!){cancelUpload(id:$id){...FileState}}${fileState}`);
export const UpdateFileDocument = /*#__PURE__*/ gql<UpdateFileMutation, UpdateFileMutationVariables>(`mutation UpdateFile($input:UpdateFileInput!){updateFile(input:$input){...FileState}}${fileState}`);
export const TrashFilesDocument = /*#__PURE__*/ gql<TrashFilesMutation, TrashFilesMutationVariables>(`mutation TrashFiles($ids:[ID!]!){trashFiles(ids:$ids){id version trashedAt}}`);
export const RestoreFilesDocument = /*#__PURE__*/ gql<RestoreFilesMutation, RestoreFilesMutationVariables>(`mutation RestoreFiles($ids:[ID!]!){restoreFiles(ids:$ids){...FileState}}${fileState}`);
export const ProcessFileDocument = /*#__PURE__*/ gql<ProcessFileMutation, ProcessFileMutationVariables>(`mutation ProcessFile($id:ID!){processFile(id:$id){...FileState}}${fileState}`);
export const CancelProcessingDocument = /*#__PURE__*/ gql<CancelProcessingMutation, CancelProcessingMutationVariables>(`mutation CancelProcessing($id:ID!){cancelProcessing(id:$id){...FileState}}${fileState}`);
