// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { FailedReceipt } from './list-failed-receipts.ts';

export type FailedReceiptPage = {
  readonly items: readonly FailedReceipt[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type UpkeepResolvers = ResolversOf<{
  FailedReceipt: FieldResolvers<FailedReceipt, {
    id: Resolver<string, FailedReceipt>;
    subscriber: Resolver<string, FailedReceipt>;
    event: Resolver<string, FailedReceipt>;
    error: Resolver<string, FailedReceipt>;
    failedAt: Resolver<Date, FailedReceipt>;
  }>;
  FailedReceiptPage: FieldResolvers<FailedReceiptPage, {
    items: Resolver<readonly FailedReceipt[], FailedReceiptPage>;
    endCursor: Resolver<string | null, FailedReceiptPage>;
    totalCount: Resolver<number, FailedReceiptPage>;
  }>;
  Query: {
    failedReceipts: Resolver<FailedReceiptPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    retryFailedReceipts: Resolver<number, unknown>;
  };
}>;
