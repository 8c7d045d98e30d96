// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { BulkImportFileInput, BulkImportFileState, BulkImportSource, BulkImportStatus, BulkImportTool, CreateBulkImportInput, FileType, StartBulkImportInput } from '#server/platform/graphql/wire.gen.ts';
import type { BulkImport } from './bulk-import.ts';

export type BulkImportFile = {
  readonly id: string;
  readonly path: string;
  readonly size: number;
  readonly state: BulkImportFileState;
  readonly reason?: string | null;
  readonly noteId?: string | null;
};

export type BulkImportFilePage = {
  readonly items: readonly BulkImportFile[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type BulkImportCounts = {
  readonly total: number;
  readonly bytes: number;
  readonly waiting: number;
  readonly uploaded: number;
  readonly imported: number;
  readonly skipped: number;
  readonly failed: number;
  readonly cancelled: number;
};

export type BulkImportType = {
  readonly type: FileType;
  readonly count: number;
};

export type BulkImportPage = {
  readonly items: readonly BulkImport[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type BulkImportUpload = {
  readonly id: string;
  readonly fileId: string;
};

export type BulkImportsResolvers = ResolversOf<{
  BulkImportFile: FieldResolvers<BulkImportFile, {
    id: Resolver<string, BulkImportFile>;
    path: Resolver<string, BulkImportFile>;
    size: Resolver<number, BulkImportFile>;
    state: Resolver<BulkImportFileState, BulkImportFile>;
    reason: Resolver<string | null, BulkImportFile>;
    noteId: Resolver<string | null, BulkImportFile>;
  }>;
  BulkImportFilePage: FieldResolvers<BulkImportFilePage, {
    items: Resolver<readonly BulkImportFile[], BulkImportFilePage>;
    endCursor: Resolver<string | null, BulkImportFilePage>;
    totalCount: Resolver<number, BulkImportFilePage>;
  }>;
  BulkImportCounts: FieldResolvers<BulkImportCounts, {
    total: Resolver<number, BulkImportCounts>;
    bytes: Resolver<number, BulkImportCounts>;
    waiting: Resolver<number, BulkImportCounts>;
    uploaded: Resolver<number, BulkImportCounts>;
    imported: Resolver<number, BulkImportCounts>;
    skipped: Resolver<number, BulkImportCounts>;
    failed: Resolver<number, BulkImportCounts>;
    cancelled: Resolver<number, BulkImportCounts>;
  }>;
  BulkImportType: FieldResolvers<BulkImportType, {
    type: Resolver<FileType, BulkImportType>;
    count: Resolver<number, BulkImportType>;
  }>;
  BulkImport: FieldResolvers<BulkImport, {
    id: Resolver<string, BulkImport>;
    source: Resolver<BulkImportSource, BulkImport>;
    name: Resolver<string, BulkImport>;
    status: Resolver<BulkImportStatus, BulkImport>;
    projectId: Resolver<string | null, BulkImport>;
    folderId: Resolver<string | null, BulkImport>;
    counts: Resolver<BulkImportCounts, BulkImport>;
    types: Resolver<readonly BulkImportType[], BulkImport>;
    tool: Resolver<BulkImportTool | null, BulkImport>;
    files: Resolver<BulkImportFilePage, BulkImport, { state?: BulkImportFileState | null; first: number | null; after?: string | null }>;
    progress: Resolver<number, BulkImport>;
    doing: Resolver<string, BulkImport>;
    error: Resolver<string | null, BulkImport>;
    createdAt: Resolver<Date, BulkImport>;
  }>;
  BulkImportPage: FieldResolvers<BulkImportPage, {
    items: Resolver<readonly BulkImport[], BulkImportPage>;
    endCursor: Resolver<string | null, BulkImportPage>;
    totalCount: Resolver<number, BulkImportPage>;
  }>;
  BulkImportUpload: FieldResolvers<BulkImportUpload, {
    id: Resolver<string, BulkImportUpload>;
    fileId: Resolver<string, BulkImportUpload>;
  }>;
  Query: {
    bulkImport: Resolver<BulkImport | null, unknown, { id: string }>;
    bulkImports: Resolver<BulkImportPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    createBulkImport: Resolver<BulkImport, unknown, { input: CreateBulkImportInput }>;
    addBulkImportFiles: Resolver<BulkImport, unknown, { id: string; files: readonly BulkImportFileInput[] }>;
    startBulkImport: Resolver<BulkImport, unknown, { input: StartBulkImportInput }>;
    startBulkUploads: Resolver<readonly BulkImportUpload[], unknown, { id: string; fileIds: readonly string[] }>;
    cancelBulkImport: Resolver<BulkImport, unknown, { id: string }>;
    retryBulkImport: Resolver<BulkImport, unknown, { id: string }>;
    undoBulkImport: Resolver<BulkImport, unknown, { id: string }>;
  };
}>;
