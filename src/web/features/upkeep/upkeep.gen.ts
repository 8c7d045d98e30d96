// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { graphqlDocument } from '#web/lib/graphql-document.ts';
import type { FailedReceiptsQuery, FailedReceiptsQueryVariables, RetryFailedReceiptsMutation, RetryFailedReceiptsMutationVariables, WorkFieldsFragment, WorkListQuery, WorkListQueryVariables, OwnWorkQuery, OwnWorkQueryVariables, CancelWorkMutation, CancelWorkMutationVariables, RetryWorkMutation, RetryWorkMutationVariables } from '#web/lib/graphql.gen.ts';

const workFields = 'fragment WorkFields on Work{id name state progress doing error requestedBy{id name}about{id type title}createdAt updatedAt isEnding canCancel canRetry}';
export const FailedReceiptsDocument = /*#__PURE__*/ graphqlDocument<FailedReceiptsQuery, FailedReceiptsQueryVariables>(`query FailedReceipts($first:Int$after:String){failedReceipts(first:$first after:$after){items{id subscriber event error failedAt}endCursor totalCount}}`);
export const RetryFailedReceiptsDocument = /*#__PURE__*/ graphqlDocument<RetryFailedReceiptsMutation, RetryFailedReceiptsMutationVariables>(`mutation RetryFailedReceipts{retryFailedReceipts}`);
export const WorkFieldsFragmentDoc = /*#__PURE__*/ graphqlDocument<WorkFieldsFragment>(`${workFields}`);
export const WorkListDocument = /*#__PURE__*/ graphqlDocument<WorkListQuery, WorkListQueryVariables>(`query WorkList($failed:Boolean!$first:Int$after:String){work(failed:$failed first:$first after:$after){items{...WorkFields}endCursor totalCount}}${workFields}`);
export const OwnWorkDocument = /*#__PURE__*/ graphqlDocument<OwnWorkQuery, OwnWorkQueryVariables>(`query OwnWork($first:Int){ownWork(first:$first){items{...WorkFields}totalCount}}${workFields}`);
export const CancelWorkDocument = /*#__PURE__*/ graphqlDocument<CancelWorkMutation, CancelWorkMutationVariables>(`mutation CancelWork($id:ID!){cancelWork(id:$id)}`);
export const RetryWorkDocument = /*#__PURE__*/ graphqlDocument<RetryWorkMutation, RetryWorkMutationVariables>(`mutation RetryWork($id:ID!){retryWork(id:$id)}`);
