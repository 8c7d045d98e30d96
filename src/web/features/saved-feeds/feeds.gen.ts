// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { SavedFeedFieldsFragment, SavedFeedsQuery, SavedFeedsQueryVariables, SavedFeedQuery, SavedFeedQueryVariables, CreateSavedFeedMutation, CreateSavedFeedMutationVariables, UpdateSavedFeedMutation, UpdateSavedFeedMutationVariables, DeleteSavedFeedMutation, DeleteSavedFeedMutationVariables } from '#web/lib/graphql.gen.ts';

const savedFeedFields = 'fragment SavedFeedFields on SavedFeed{id title params version createdBy{id name}}';
const insightCard = 'fragment InsightCard on Insight{id title aiGenerated preview coverFileId status publishedAt createdAt updatedAt version lockedAt openThreads project{id title}createdBy{id name}}';
export const SavedFeedFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<SavedFeedFieldsFragment>(`${savedFeedFields}`);
export const SavedFeedsDocument = /*#__PURE__*/ graphqlDocument<SavedFeedsQuery, SavedFeedsQueryVariables>(`query SavedFeeds($first:Int$after:String){savedFeeds(first:$first after:$after){items{...SavedFeedFields}endCursor}}${savedFeedFields}`);
export const SavedFeedDocument = /*#__PURE__*/ graphqlDocument<SavedFeedQuery, SavedFeedQueryVariables>(`query SavedFeed($id:ID!$first:Int$after:String){savedFeed(id:$id){...SavedFeedFields insights(first:$first after:$after){items{...InsightCard}endCursor totalCount}}}${savedFeedFields}${insightCard}`);
export const CreateSavedFeedDocument = /*#__PURE__*/ graphqlDocument<CreateSavedFeedMutation, CreateSavedFeedMutationVariables>(`mutation CreateSavedFeed($input:CreateSavedFeedInput!){createSavedFeed(input:$input){...SavedFeedFields}}${savedFeedFields}`);
export const UpdateSavedFeedDocument = /*#__PURE__*/ graphqlDocument<UpdateSavedFeedMutation, UpdateSavedFeedMutationVariables>(`mutation UpdateSavedFeed($input:UpdateSavedFeedInput!){updateSavedFeed(input:$input){...SavedFeedFields}}${savedFeedFields}`);
export const DeleteSavedFeedDocument = /*#__PURE__*/ graphqlDocument<DeleteSavedFeedMutation, DeleteSavedFeedMutationVariables>(`mutation DeleteSavedFeed($id:ID!){deleteSavedFeed(id:$id)}`);
