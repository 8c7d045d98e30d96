// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { ObjectCardFieldsFragment, StarredQuery, StarredQueryVariables, RecentQuery, RecentQueryVariables, YourWorkQuery, YourWorkQueryVariables, SharedWithYouQuery, SharedWithYouQueryVariables, TrashQuery, TrashQueryVariables, StarMutation, StarMutationVariables, UnstarMutation, UnstarMutationVariables, RestoreFromTrashMutation, RestoreFromTrashMutationVariables, RecordVisitMutation, RecordVisitMutationVariables } from '#web/lib/graphql.gen.ts';

const objectCardFields = 'fragment ObjectCardFields on ObjectCard{type id title updatedAt at starred participants icon color project{id title}createdBy{id name}}';
export const ObjectCardFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<ObjectCardFieldsFragment>(`${objectCardFields}`);
export const StarredDocument = /*#__PURE__*/ graphqlDocument<StarredQuery, StarredQueryVariables>(`query Starred($first:Int$after:String){starred(first:$first after:$after){items{...ObjectCardFields}endCursor}}${objectCardFields}`);
export const RecentDocument = /*#__PURE__*/ graphqlDocument<RecentQuery, RecentQueryVariables>(`query Recent($type:ObjectCardType$first:Int$after:String){recent(type:$type first:$first after:$after){items{...ObjectCardFields}endCursor}}${objectCardFields}`);
export const YourWorkDocument = /*#__PURE__*/ graphqlDocument<YourWorkQuery, YourWorkQueryVariables>(`query YourWork($type:ObjectCardType$first:Int$after:String){yourWork(type:$type first:$first after:$after){items{...ObjectCardFields}endCursor}}${objectCardFields}`);
export const SharedWithYouDocument = /*#__PURE__*/ graphqlDocument<SharedWithYouQuery, SharedWithYouQueryVariables>(`query SharedWithYou($type:ObjectCardType$first:Int$after:String){sharedWithYou(type:$type first:$first after:$after){items{...ObjectCardFields}endCursor}}${objectCardFields}`);
export const TrashDocument = /*#__PURE__*/ graphqlDocument<TrashQuery, TrashQueryVariables>(`query Trash($projectId:ID$search:String$first:Int$after:String){trash(projectId:$projectId search:$search first:$first after:$after){items{type id title trashedAt deletesAt canPurge project{id title}trashedBy{id name}}endCursor}}`);
export const StarDocument = /*#__PURE__*/ graphqlDocument<StarMutation, StarMutationVariables>(`mutation Star($type:ObjectCardType!$id:ID!){star(type:$type id:$id)}`);
export const UnstarDocument = /*#__PURE__*/ graphqlDocument<UnstarMutation, UnstarMutationVariables>(`mutation Unstar($type:ObjectCardType!$id:ID!){unstar(type:$type id:$id)}`);
export const RestoreFromTrashDocument = /*#__PURE__*/ graphqlDocument<RestoreFromTrashMutation, RestoreFromTrashMutationVariables>(`mutation RestoreFromTrash($type:TrashItemType!$id:ID!){restoreFromTrash(type:$type id:$id)}`);
export const RecordVisitDocument = /*#__PURE__*/ graphqlDocument<RecordVisitMutation, RecordVisitMutationVariables>(`mutation RecordVisit($type:ObjectCardType!$id:ID!){recordVisit(type:$type id:$id)}`);
