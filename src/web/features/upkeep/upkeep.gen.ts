// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import { gql } from '@urql/core';
import type { FailedReceiptsQuery, FailedReceiptsQueryVariables, RetryFailedReceiptsMutation, RetryFailedReceiptsMutationVariables } from '#web/lib/graphql.gen.ts';

export const FailedReceiptsDocument = /*#__PURE__*/ gql<FailedReceiptsQuery, FailedReceiptsQueryVariables>(`query FailedReceipts($first:Int$after:String){failedReceipts(first:$first after:$after){items{id subscriber event error failedAt}endCursor totalCount}}`);
export const RetryFailedReceiptsDocument = /*#__PURE__*/ gql<RetryFailedReceiptsMutation, RetryFailedReceiptsMutationVariables>(`mutation RetryFailedReceipts{retryFailedReceipts}`);
