import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { projectExportLooks } from '#domain/exports/project-export.ts';
import { slugOf } from '#domain/ids/slug.ts';
import { fileRequests, sendStored } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { exportKey } from './export-key.ts';
import { allowExport } from './policy.ts';
import { getProjectExport, scopeOf } from './project-export.ts';

const named = object({ id: string });

/** The file of an export, for the member who asked for it and may still export the project. */
export function addProjectExportRoute(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  http.get('/files/project-exports/:id', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const made = await getProjectExport(ctx, readId(decode(named, request.params).id));
      await allowExport(ctx, await ctx.reads.db(), scopeOf(made));
      if (made.status !== 'COMPLETE') throw new NotFound();
      await ctx.reads.end();
      const { label, ending, contentType } = projectExportLooks[made.kind];
      return sendStored(request, reply, {
        storage: services.storage,
        key: exportKey(ctx.workspace.id, made.id),
        contentType,
        etag: made.id,
        downloadAs: `${slugOf(made.config?.title ?? '') || slugOf(label)}.${ending}`,
      });
    }),
  );
}
