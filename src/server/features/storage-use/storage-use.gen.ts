// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, StorageKind } from '#server/platform/graphql/wire.gen.ts';
import type { LargeFile } from './list-largest-files.ts';

export type StorageKindUse = {
  readonly kind: StorageKind;
  readonly count: number;
  readonly bytes: number;
};

export type StorageUse = {
  readonly bytes: number;
  readonly countedBytes: number;
  readonly limitBytes?: number | null;
  readonly kinds: readonly StorageKindUse[];
};

export type FileOwner = {
  readonly id: string;
  readonly type: AccessObjectType;
  readonly title: string;
};

export type LargeFilePage = {
  readonly items: readonly LargeFile[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type StorageUseResolvers = ResolversOf<{
  StorageKindUse: FieldResolvers<StorageKindUse, {
    kind: Resolver<StorageKind, StorageKindUse>;
    count: Resolver<number, StorageKindUse>;
    bytes: Resolver<number, StorageKindUse>;
  }>;
  StorageUse: FieldResolvers<StorageUse, {
    bytes: Resolver<number, StorageUse>;
    countedBytes: Resolver<number, StorageUse>;
    limitBytes: Resolver<number | null, StorageUse>;
    kinds: Resolver<readonly StorageKindUse[], StorageUse>;
  }>;
  FileOwner: FieldResolvers<FileOwner, {
    id: Resolver<string, FileOwner>;
    type: Resolver<AccessObjectType, FileOwner>;
    title: Resolver<string, FileOwner>;
  }>;
  LargeFile: FieldResolvers<LargeFile, {
    id: Resolver<string, LargeFile>;
    name: Resolver<string | null, LargeFile>;
    owner: Resolver<FileOwner | null, LargeFile>;
    kind: Resolver<StorageKind, LargeFile>;
    bytes: Resolver<number, LargeFile>;
    renditionBytes: Resolver<number, LargeFile>;
    createdAt: Resolver<Date, LargeFile>;
    inTrash: Resolver<boolean, LargeFile>;
  }>;
  LargeFilePage: FieldResolvers<LargeFilePage, {
    items: Resolver<readonly LargeFile[], LargeFilePage>;
    endCursor: Resolver<string | null, LargeFilePage>;
    totalCount: Resolver<number, LargeFilePage>;
  }>;
  Query: {
    storageUse: Resolver<StorageUse, unknown>;
    largestFiles: Resolver<LargeFilePage, unknown, { first: number | null; after?: string | null }>;
  };
}>;
