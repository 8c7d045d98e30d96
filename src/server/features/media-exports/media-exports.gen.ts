// Written by `npm run codegen` from the .graphql files. Do not edit.
// oxlint-disable
import type { FieldResolvers, Resolver, ResolversOf } from '#server/platform/graphql/resolver.ts';
import type { ExportMediaInput, MediaExportKind, MediaExportStatus } from '#server/platform/graphql/wire.gen.ts';
import type { MediaExport } from './media-export.ts';

export type MediaExportPage = {
  readonly items: readonly MediaExport[];
  readonly endCursor?: string | null;
  readonly totalCount: number;
};

export type MediaExportsResolvers = ResolversOf<{
  MediaExport: FieldResolvers<MediaExport, {
    id: Resolver<string, MediaExport>;
    kind: Resolver<MediaExportKind, MediaExport>;
    filename: Resolver<string, MediaExport>;
    highlightCount: Resolver<number, MediaExport>;
    status: Resolver<MediaExportStatus, MediaExport>;
    progress: Resolver<number, MediaExport>;
    doing: Resolver<string, MediaExport>;
    error: Resolver<string | null, MediaExport>;
    duration: Resolver<number | null, MediaExport>;
    size: Resolver<number | null, MediaExport>;
    downloadUrl: Resolver<string | null, MediaExport>;
    captionsUrl: Resolver<string | null, MediaExport>;
    createdAt: Resolver<Date, MediaExport>;
  }>;
  MediaExportPage: FieldResolvers<MediaExportPage, {
    items: Resolver<readonly MediaExport[], MediaExportPage>;
    endCursor: Resolver<string | null, MediaExportPage>;
    totalCount: Resolver<number, MediaExportPage>;
  }>;
  Query: {
    mediaExport: Resolver<MediaExport | null, unknown, { id: string }>;
    mediaExports: Resolver<MediaExportPage, unknown, { first: number | null; after?: string | null }>;
  };
  Mutation: {
    exportMedia: Resolver<MediaExport, unknown, { input: ExportMediaInput }>;
    cancelMediaExport: Resolver<MediaExport, unknown, { id: string }>;
  };
}>;
