import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { exportFileOf } from '#domain/exports/export-file.ts';
import { titleOf } from '#domain/text/display-names.ts';
import { fileRequests, sendStored } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { exportKey } from './export-key.ts';
import { allowExport } from './policy.ts';
import { getProjectExport, scopeOf } from './project-export.ts';
import '#server/kernel/projects/tables.ts';

const named = object({ id: string });

/** The file of an export, for the member who asked for it and may still export the project. */
export function addProjectExportRoute(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  http.get('/files/project-exports/:id', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const made = await getProjectExport(ctx, readId(decode(named, request.params).id));
      await allowExport(ctx, await ctx.reads.db(), scopeOf(made), made.kind);
      if (made.status !== 'COMPLETE') throw new NotFound();
      const title = made.config?.title ?? (await readTitle(ctx, made.projectId));
      await ctx.reads.end();
      const { name, contentType } = exportFileOf({ ...made, title });
      return sendStored(request, reply, {
        storage: services.storage,
        key: exportKey(ctx.workspace.id, made.id),
        contentType,
        etag: made.id,
        downloadAs: name,
      });
    }),
  );
}

async function readTitle(ctx: Ctx, projectId: string | null): Promise<string> {
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('projects')
    .select('title')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', projectId)
    .executeTakeFirst();
  return titleOf('project', row?.title);
}
