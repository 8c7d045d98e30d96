// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { AccessObjectType, FileProcessing, FileType, Level, MediaType, MediaUploadStatus, StartUploadsInput, UpdateFileInput } from '#server/platform/graphql/wire.gen.ts';
import type { StoredFile as File } from './file.ts';
import type { Member } from '#server/kernel/members/member.ts';

export type FilePage = {
  readonly items: readonly File[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type FilesResolvers = ResolversOf<{
  File: FieldResolvers<File, {
    id: Resolver<string, File>;
    name: Resolver<string, File>;
    type: Resolver<FileType, File>;
    contentType: Resolver<string, File>;
    size: Resolver<number, File>;
    uploadStatus: Resolver<MediaUploadStatus, File>;
    uploadedBytes: Resolver<number, File>;
    error: Resolver<string | null, File>;
    ownerType: Resolver<AccessObjectType, File>;
    ownerId: Resolver<string, File>;
    width: Resolver<number | null, File>;
    height: Resolver<number | null, File>;
    color: Resolver<string | null, File>;
    duration: Resolver<number | null, File>;
    mediaType: Resolver<MediaType | null, File>;
    pageCount: Resolver<number | null, File>;
    processing: Resolver<FileProcessing, File>;
    progress: Resolver<number, File>;
    doing: Resolver<string, File>;
    processingErrorCode: Resolver<string | null, File>;
    processingError: Resolver<string | null, File>;
    createdBy: Resolver<Member | null, File>;
    createdAt: Resolver<Date, File>;
    updatedAt: Resolver<Date, File>;
    trashedAt: Resolver<Date | null, File>;
    viewerLevel: Resolver<Level, File>;
    version: Resolver<number, File>;
  }>;
  FilePage: FieldResolvers<FilePage, {
    items: Resolver<readonly File[], FilePage>;
    endCursor: Resolver<string | null, FilePage>;
    totalCount: Resolver<number, FilePage>;
  }>;
  Query: {
    file: Resolver<File | null, unknown, { id: string }>;
    files: Resolver<FilePage, unknown, { ownerId: string; type?: FileType | null; first: number | null; after?: string | null }>;
    uploads: Resolver<FilePage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    startUploads: Resolver<readonly File[], unknown, { input: StartUploadsInput }>;
    cancelUpload: Resolver<File, unknown, { id: string }>;
    updateFile: Resolver<File, unknown, { input: UpdateFileInput }>;
    trashFiles: Resolver<readonly File[], unknown, { ids: readonly string[] }>;
    restoreFiles: Resolver<readonly File[], unknown, { ids: readonly string[] }>;
  };
}>;
