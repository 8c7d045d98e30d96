// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { TrashSettingsQuery, TrashSettingsQueryVariables, DeletePermanentlyMutation, DeletePermanentlyMutationVariables, EmptyTrashMutation, EmptyTrashMutationVariables, SetTrashDaysMutation, SetTrashDaysMutationVariables } from '#web/lib/graphql.gen.ts';

export const TrashSettingsDocument = /*#__PURE__*/ graphqlDocument<TrashSettingsQuery, TrashSettingsQueryVariables>(`query TrashSettings{workspaceSettings{trashDays}}`);
export const DeletePermanentlyDocument = /*#__PURE__*/ graphqlDocument<DeletePermanentlyMutation, DeletePermanentlyMutationVariables>(`mutation DeletePermanently($type:TrashItemType!$id:ID!){deletePermanently(type:$type id:$id)}`);
export const EmptyTrashDocument = /*#__PURE__*/ graphqlDocument<EmptyTrashMutation, EmptyTrashMutationVariables>(`mutation EmptyTrash($projectId:ID){emptyTrash(projectId:$projectId){deleted more}}`);
export const SetTrashDaysDocument = /*#__PURE__*/ graphqlDocument<SetTrashDaysMutation, SetTrashDaysMutationVariables>(`mutation SetTrashDays($days:Int!){setTrashDays(days:$days){trashDays}}`);
