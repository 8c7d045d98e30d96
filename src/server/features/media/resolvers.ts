import type { SchemaServices } from '#server/platform/app/feature.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { limitUses } from '#server/platform/graphql/limit-uses.ts';
import type { FileJobs } from './file-jobs.ts';
import { findFileMedia } from './file-media.ts';
import { listPages } from './list-pages.ts';
import { readPageBoxes } from './read-page-boxes.ts';
import { readMediaLog } from './media-log.ts';
import { cancelProcessing, processFile } from './request-processing.ts';
import type { MediaResolvers } from './media.gen.ts';

export function mediaSchema({ boss }: SchemaServices, jobs: FileJobs): SchemaPart<MediaResolvers> {
  return {
    sdl: new URL('./media.graphql', import.meta.url),
    resolvers: {
      Query: {
        filePages: (_root, { fileId, afterPage, first }, ctx) =>
          listPages(ctx, { fileId: readId(fileId), afterPage: afterPage ?? 0, first: first ?? 50 }),
      },
      Mutation: {
        processFile: (_root, { id }, ctx) => processFile(boss, jobs, ctx, readId(id)),
        cancelProcessing: (_root, { id }, ctx) => cancelProcessing(ctx, readId(id)),
      },
      FileTextPage: {
        boxes: (page, _args, ctx) => {
          limitUses(ctx, 'boxes', 10);
          return readPageBoxes(ctx, page);
        },
      },
      File: {
        media: (file, _args, ctx) => findFileMedia(ctx, file),
        mediaEvents: async ({ id }, _args, ctx) => {
          limitUses(ctx, 'mediaEvents', 10);
          return readMediaLog(await ctx.reads.db(), ctx.workspace.id, id);
        },
      },
    },
  };
}
