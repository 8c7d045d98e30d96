// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { FolderFieldsFragment, FoldersQuery, FoldersQueryVariables, FolderQuery, FolderQueryVariables, CreateFolderMutation, CreateFolderMutationVariables, RenameFolderMutation, RenameFolderMutationVariables, MoveFolderMutation, MoveFolderMutationVariables, TrashFolderMutation, TrashFolderMutationVariables, RestoreFolderMutation, RestoreFolderMutationVariables } from '#web/lib/graphql.gen.ts';

const folderFields = 'fragment FolderFields on Folder{id title rank projectCount viewerLevel version parent{id}}';
export const FolderFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<FolderFieldsFragment>(`${folderFields}`);
export const FoldersDocument = /*#__PURE__*/ graphqlDocument<FoldersQuery, FoldersQueryVariables>(`query Folders($first:Int$after:String){folders(first:$first after:$after){items{...FolderFields}endCursor}}${folderFields}`);
export const FolderDocument = /*#__PURE__*/ graphqlDocument<FolderQuery, FolderQueryVariables>(`query Folder($id:ID!){folder(id:$id){...FolderFields starred updatedAt createdBy{id name}path{id title}}}${folderFields}`);
export const CreateFolderDocument = /*#__PURE__*/ graphqlDocument<CreateFolderMutation, CreateFolderMutationVariables>(`mutation CreateFolder($input:CreateFolderInput!){createFolder(input:$input){...FolderFields}}${folderFields}`);
export const RenameFolderDocument = /*#__PURE__*/ graphqlDocument<RenameFolderMutation, RenameFolderMutationVariables>(`mutation RenameFolder($id:ID!$title:String!){renameFolder(id:$id title:$title){id title version}}`);
export const MoveFolderDocument = /*#__PURE__*/ graphqlDocument<MoveFolderMutation, MoveFolderMutationVariables>(`mutation MoveFolder($input:MoveFolderInput!){moveFolder(input:$input){...FolderFields path{id title}}}${folderFields}`);
export const TrashFolderDocument = /*#__PURE__*/ graphqlDocument<TrashFolderMutation, TrashFolderMutationVariables>(`mutation TrashFolder($id:ID!){trashFolder(id:$id){id version}}`);
export const RestoreFolderDocument = /*#__PURE__*/ graphqlDocument<RestoreFolderMutation, RestoreFolderMutationVariables>(`mutation RestoreFolder($id:ID!){restoreFolder(id:$id){...FolderFields}}${folderFields}`);
