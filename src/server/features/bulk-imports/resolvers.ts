import type { SchemaServices } from '#server/platform/app/feature.ts';
import { readId, readIds } from '#server/platform/graphql/id-argument.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { SchemaPart } from '#server/platform/graphql/schema-part.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import { addBulkFiles } from './add-bulk-files.ts';
import { countsLoader, countTypes, findTool } from './bulk-counts.ts';
import {
  findBulkImport,
  getBulkImport,
  listBulkFiles,
  listBulkImports,
  type BulkImport,
} from './bulk-import.ts';
import type { BulkImportsResolvers } from './bulk-imports.gen.ts';
import { cancelBulkImport } from './cancel-bulk-import.ts';
import { createBulkImport } from './create-bulk-import.ts';
import { retryBulkImport } from './retry-bulk-import.ts';
import type { BulkImportPayload } from './run-bulk-import.ts';
import { startBulkImport } from './start-bulk-import.ts';
import { startBulkUploads } from './start-bulk-uploads.ts';
import { undoBulkImport } from './undo-bulk-import.ts';

type Importing = Pick<SchemaServices, 'boss' | 'env' | 'storage'> & { readonly job: Job<BulkImportPayload> };

export function bulkImportsSchema(importing: Importing): SchemaPart<BulkImportsResolvers> {
  const after = async (ctx: RequestCtx, id: string, done: Promise<void>): Promise<BulkImport> => {
    await done;
    return getBulkImport(ctx, id);
  };
  return {
    sdl: new URL('./bulk-imports.graphql', import.meta.url),
    resolvers: {
      Query: {
        bulkImport: async (_root, { id }, ctx) => (await findBulkImport(ctx, readId(id))) ?? null,
        bulkImports: (_root, args, ctx) => listBulkImports(ctx, args),
      },
      Mutation: {
        createBulkImport: async (_root, { input }, ctx) =>
          getBulkImport(ctx, await createBulkImport(ctx, input)),
        addBulkImportFiles: (_root, { id, files }, ctx) =>
          after(ctx, readId(id), addBulkFiles(ctx, { id: readId(id), files })),
        startBulkImport: (_root, { input }, ctx) => {
          const id = readId(input.id);
          const projectId = input.projectId == null ? null : readId(input.projectId);
          const start = { id, place: input.place, projectId, keepPaths: input.keepPaths ?? true };
          return after(ctx, id, startBulkImport(importing, ctx, start));
        },
        startBulkUploads: (_root, { id, fileIds }, ctx) =>
          startBulkUploads(importing, ctx, { id: readId(id), fileIds: readIds(fileIds) }),
        cancelBulkImport: (_root, { id }, ctx) =>
          after(ctx, readId(id), cancelBulkImport(importing, ctx, readId(id))),
        retryBulkImport: (_root, { id }, ctx) =>
          after(ctx, readId(id), retryBulkImport(importing, ctx, readId(id))),
        undoBulkImport: (_root, { id }, ctx) => after(ctx, readId(id), undoBulkImport(ctx, readId(id))),
      },
      BulkImport: {
        counts: ({ id }, _args, ctx) => countsLoader(ctx).load(id),
        progress: async ({ id }, _args, ctx) => (await countsLoader(ctx).load(id)).progress,
        types: ({ id }, _args, ctx) => countTypes(ctx, id),
        tool: ({ id }, _args, ctx) => findTool(ctx, id),
        files: ({ id }, args, ctx) => listBulkFiles(ctx, id, args),
      },
    },
  };
}
