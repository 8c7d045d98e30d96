// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { CommentFieldsFragment, ThreadFieldsFragment, CommentsQuery, CommentsQueryVariables, LaterCommentsQuery, LaterCommentsQueryVariables, CommentLinkQuery, CommentLinkQueryVariables, StartThreadMutation, StartThreadMutationVariables, ReplyMutation, ReplyMutationVariables, EditCommentMutation, EditCommentMutationVariables, DeleteCommentMutation, DeleteCommentMutationVariables, ResolveThreadMutation, ResolveThreadMutationVariables, ReopenThreadMutation, ReopenThreadMutationVariables, ReactMutation, ReactMutationVariables, UnreactMutation, UnreactMutationVariables, MarkThreadReadMutation, MarkThreadReadMutationVariables } from '#web/lib/graphql.gen.ts';

const commentFields = 'fragment CommentFields on Comment{id text body createdAt editedAt deletedAt author{id name}reactions{emoji count isYours}}';
const threadFields = 'fragment ThreadFields on CommentThread{id objectType objectId anchor quote highlightId fileId time createdAt resolvedAt resolvedBy{id name}unreadCount version comments(first:$each){items{...CommentFields}endCursor totalCount}}';
export const CommentFieldsFragmentDoc = /*#__PURE__*/ gql<CommentFieldsFragment>(`${commentFields}`);
export const ThreadFieldsFragmentDoc = /*#__PURE__*/ gql<ThreadFieldsFragment>(`${threadFields}${commentFields}`);
export const CommentsDocument = /*#__PURE__*/ gql<CommentsQuery, CommentsQueryVariables>(`query Comments($objectType:CommentObjectType!$objectId:ID!$resolved:Boolean$first:Int$after:String$each:Int=100){comments(objectType:$objectType objectId:$objectId resolved:$resolved first:$first after:$after){items{...ThreadFields}endCursor totalCount}}${threadFields}${commentFields}`);
export const LaterCommentsDocument = /*#__PURE__*/ gql<LaterCommentsQuery, LaterCommentsQueryVariables>(`query LaterComments($id:ID!$after:String!){commentThread(id:$id){id comments(first:40 after:$after){items{...CommentFields}endCursor totalCount}}}${commentFields}`);
export const CommentLinkDocument = /*#__PURE__*/ gql<CommentLinkQuery, CommentLinkQueryVariables>(`query CommentLink($id:ID!){comment(id:$id){id thread{id objectId resolvedAt}}}`);
export const StartThreadDocument = /*#__PURE__*/ gql<StartThreadMutation, StartThreadMutationVariables>(`mutation StartThread($input:StartThreadInput!$each:Int=100){startThread(input:$input){...ThreadFields}}${threadFields}${commentFields}`);
export const ReplyDocument = /*#__PURE__*/ gql<ReplyMutation, ReplyMutationVariables>(`mutation Reply($threadId:ID!$body:String!$id:ID$each:Int=100){reply(threadId:$threadId body:$body id:$id){...CommentFields thread{...ThreadFields}}}${commentFields}${threadFields}`);
export const EditCommentDocument = /*#__PURE__*/ gql<EditCommentMutation, EditCommentMutationVariables>(`mutation EditComment($id:ID!$body:String!){editComment(id:$id body:$body){...CommentFields}}${commentFields}`);
export const DeleteCommentDocument = /*#__PURE__*/ gql<DeleteCommentMutation, DeleteCommentMutationVariables>(`mutation DeleteComment($id:ID!){deleteComment(id:$id)}`);
export const ResolveThreadDocument = /*#__PURE__*/ gql<ResolveThreadMutation, ResolveThreadMutationVariables>(`mutation ResolveThread($id:ID!){resolveThread(id:$id){id resolvedAt resolvedBy{id name}version}}`);
export const ReopenThreadDocument = /*#__PURE__*/ gql<ReopenThreadMutation, ReopenThreadMutationVariables>(`mutation ReopenThread($id:ID!){reopenThread(id:$id){id resolvedAt resolvedBy{id name}version}}`);
export const ReactDocument = /*#__PURE__*/ gql<ReactMutation, ReactMutationVariables>(`mutation React($commentId:ID!$emoji:String!){react(commentId:$commentId emoji:$emoji){id reactions{emoji count isYours}}}`);
export const UnreactDocument = /*#__PURE__*/ gql<UnreactMutation, UnreactMutationVariables>(`mutation Unreact($commentId:ID!$emoji:String!){unreact(commentId:$commentId emoji:$emoji){id reactions{emoji count isYours}}}`);
export const MarkThreadReadDocument = /*#__PURE__*/ gql<MarkThreadReadMutation, MarkThreadReadMutationVariables>(`mutation MarkThreadRead($id:ID!){markThreadRead(id:$id){id unreadCount}}`);
