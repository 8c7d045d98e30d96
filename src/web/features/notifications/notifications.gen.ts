// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { FollowFieldsFragment, NotificationFieldsFragment, NotificationReadFragment, NotificationOptionsFieldsFragment, UnreadCountQuery, UnreadCountQueryVariables, NotificationsQuery, NotificationsQueryVariables, FollowQuery, FollowQueryVariables, FollowsQuery, FollowsQueryVariables, NotificationOptionsQuery, NotificationOptionsQueryVariables, FollowObjectMutation, FollowObjectMutationVariables, UnfollowObjectMutation, UnfollowObjectMutationVariables, UpdateNotificationOptionsMutation, UpdateNotificationOptionsMutationVariables, MarkReadMutation, MarkReadMutationVariables, MarkAllReadMutation, MarkAllReadMutationVariables, NoticeChoiceFieldsFragment, NoticeChoicesQuery, NoticeChoicesQueryVariables, ChooseNoticeMutation, ChooseNoticeMutationVariables } from '#web/lib/graphql.gen.ts';

const followFields = 'fragment FollowFields on Follow{objectType objectId title frequency createdAt}';
const notificationFields = 'fragment NotificationFields on Notification{id type metadata text quote link createdAt readAt actor{id name}}';
const notificationRead = 'fragment NotificationRead on Notification{id readAt}';
const notificationOptionsFields = 'fragment NotificationOptionsFields on NotificationOptions{projectId inherited allChangesEnabled insightsPublishedEnabled allCommentsEnabled}';
const noticeChoiceFields = 'fragment NoticeChoiceFields on NoticeChoice{notice projectId way inherited}';
export const FollowFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<FollowFieldsFragment>(`${followFields}`);
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<NotificationFieldsFragment>(`${notificationFields}`);
export const NotificationReadFragmentDoc = /*#__PURE__*/ graphqlDocument<NotificationReadFragment>(`${notificationRead}`);
export const NotificationOptionsFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<NotificationOptionsFieldsFragment>(`${notificationOptionsFields}`);
export const UnreadCountDocument = /*#__PURE__*/ graphqlDocument<UnreadCountQuery, UnreadCountQueryVariables>(`query UnreadCount{unreadCount}`);
export const NotificationsDocument = /*#__PURE__*/ graphqlDocument<NotificationsQuery, NotificationsQueryVariables>(`query Notifications($first:Int$after:String){notifications(first:$first after:$after){items{...NotificationFields}endCursor totalCount}}${notificationFields}`);
export const FollowDocument = /*#__PURE__*/ graphqlDocument<FollowQuery, FollowQueryVariables>(`query Follow($type:AccessObjectType!$id:ID!){follow(type:$type id:$id){...FollowFields}}${followFields}`);
export const FollowsDocument = /*#__PURE__*/ graphqlDocument<FollowsQuery, FollowsQueryVariables>(`query Follows($first:Int$after:String){follows(first:$first after:$after){items{...FollowFields}endCursor totalCount}}${followFields}`);
export const NotificationOptionsDocument = /*#__PURE__*/ graphqlDocument<NotificationOptionsQuery, NotificationOptionsQueryVariables>(`query NotificationOptions($projectId:ID){notificationOptions(projectId:$projectId){...NotificationOptionsFields}}${notificationOptionsFields}`);
export const FollowObjectDocument = /*#__PURE__*/ graphqlDocument<FollowObjectMutation, FollowObjectMutationVariables>(`mutation FollowObject($input:FollowInput!){follow(input:$input){...FollowFields}}${followFields}`);
export const UnfollowObjectDocument = /*#__PURE__*/ graphqlDocument<UnfollowObjectMutation, UnfollowObjectMutationVariables>(`mutation UnfollowObject($type:AccessObjectType!$id:ID!){unfollow(type:$type id:$id)}`);
export const UpdateNotificationOptionsDocument = /*#__PURE__*/ graphqlDocument<UpdateNotificationOptionsMutation, UpdateNotificationOptionsMutationVariables>(`mutation UpdateNotificationOptions($input:NotificationOptionsInput!){updateNotificationOptions(input:$input){...NotificationOptionsFields}}${notificationOptionsFields}`);
export const MarkReadDocument = /*#__PURE__*/ graphqlDocument<MarkReadMutation, MarkReadMutationVariables>(`mutation MarkRead($ids:[ID!]!){markRead(ids:$ids)}`);
export const MarkAllReadDocument = /*#__PURE__*/ graphqlDocument<MarkAllReadMutation, MarkAllReadMutationVariables>(`mutation MarkAllRead{markAllRead}`);
export const NoticeChoiceFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<NoticeChoiceFieldsFragment>(`${noticeChoiceFields}`);
export const NoticeChoicesDocument = /*#__PURE__*/ graphqlDocument<NoticeChoicesQuery, NoticeChoicesQueryVariables>(`query NoticeChoices($projectId:ID){noticeChoices(projectId:$projectId){...NoticeChoiceFields}}${noticeChoiceFields}`);
export const ChooseNoticeDocument = /*#__PURE__*/ graphqlDocument<ChooseNoticeMutation, ChooseNoticeMutationVariables>(`mutation ChooseNotice($notice:Notice!$way:NoticeWay$projectId:ID){chooseNotice(notice:$notice way:$way projectId:$projectId){...NoticeChoiceFields}}${noticeChoiceFields}`);
