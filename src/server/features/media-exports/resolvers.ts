import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { findExport, listExports } from './media-export.ts';
import { cancelExport, requestExport, type Exporting } from './request-export.ts';
import type { MediaExportsResolvers } from './media-exports.gen.ts';

export function mediaExportsSchema(exporting: Exporting): SchemaPart<MediaExportsResolvers> {
  return {
    sdl: new URL('./media-exports.graphql', import.meta.url),
    resolvers: {
      Query: {
        mediaExport: async (_root, { id }, ctx) => (await findExport(ctx, readId(id))) ?? null,
        mediaExports: (_root, args, ctx) => listExports(ctx, args),
      },
      Mutation: {
        exportMedia: (_root, { input }, ctx) =>
          requestExport(exporting, ctx, {
            filename: input.filename,
            highlightIds: input.highlightIds.map(readId),
            titleCards: input.titleCards ?? false,
            captions: input.captions ?? 'NONE',
          }),
        cancelMediaExport: (_root, { id }, ctx) => cancelExport(ctx, readId(id)),
      },
      MediaExport: {
        highlightCount: ({ parts }) => parts.length,
        downloadUrl: ({ id, status }) => (status === 'COMPLETE' ? `/files/exports/${id}/video` : null),
        captionsUrl: ({ id, status, settings }) =>
          status === 'COMPLETE' && settings.captions === 'BESIDE' ? `/files/exports/${id}/captions` : null,
      },
    },
  };
}
