// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, WorkState } from '#server/platform/graphql/wire.gen.ts';
import type { FailedReceipt } from './list-failed-receipts.ts';
import type { Member } from '#server/kernel/members/member.ts';
import type { Work } from './list-work.ts';

export type FailedReceiptPage = {
  readonly items: readonly FailedReceipt[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type WorkPage = {
  readonly items: readonly Work[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type WorkObject = {
  readonly id: string;
  readonly type: AccessObjectType;
  readonly title: string;
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
    work: Resolver<WorkPage, unknown, { failed: boolean; first: number | null; after?: string | null }>;
    ownWork: Resolver<WorkPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    retryFailedReceipts: Resolver<number, unknown>;
    cancelWork: Resolver<string, unknown, { id: string }>;
    retryWork: Resolver<string, unknown, { id: string }>;
  };
  Work: FieldResolvers<Work, {
    id: Resolver<string, Work>;
    name: Resolver<string, Work>;
    state: Resolver<WorkState, Work>;
    progress: Resolver<number, Work>;
    doing: Resolver<string, Work>;
    error: Resolver<string | null, Work>;
    requestedBy: Resolver<Member | null, Work>;
    about: Resolver<WorkObject | null, Work>;
    createdAt: Resolver<Date, Work>;
    updatedAt: Resolver<Date, Work>;
    isEnding: Resolver<boolean, Work>;
    canCancel: Resolver<boolean, Work>;
    canRetry: Resolver<boolean, Work>;
  }>;
  WorkObject: FieldResolvers<WorkObject, {
    id: Resolver<string, WorkObject>;
    type: Resolver<AccessObjectType, WorkObject>;
    title: Resolver<string, WorkObject>;
  }>;
  WorkPage: FieldResolvers<WorkPage, {
    items: Resolver<readonly Work[], WorkPage>;
    endCursor: Resolver<string | null, WorkPage>;
    totalCount: Resolver<number, WorkPage>;
  }>;
}>;
