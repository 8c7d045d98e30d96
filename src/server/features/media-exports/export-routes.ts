import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { fileRequests, getReadableFile, sendStored } from '#server/features/files/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { captionsKey, videoKey } from './export-keys.ts';
import { getExport } from './media-export.ts';

const named = object({ id: string });
const kinds = [
  { path: '/files/exports/:id/video', key: videoKey, contentType: 'video/mp4', ending: 'mp4' },
  {
    path: '/files/exports/:id/captions',
    key: captionsKey,
    contentType: 'text/vtt; charset=utf-8',
    ending: 'vtt',
  },
] as const;

/** The exported video, for the member who asked for it and can still see every recording in it. */
export function addExportRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  for (const { path, key, contentType, ending } of kinds) {
    http.get(path, async (request, reply) =>
      requests.reading(request, async (ctx) => {
        const { id, filename, status, parts } = await getExport(
          ctx,
          readId(decode(named, request.params).id),
        );
        if (status !== 'COMPLETE') throw new NotFound();
        for (const fileId of new Set(parts.map((part) => part.fileId)))
          await getReadableFile(ctx, fileId, 'file.download');
        await ctx.reads.end();
        return sendStored(request, reply, {
          storage: services.storage,
          key: key(ctx.workspace.id, id),
          contentType,
          etag: id,
          downloadAs: `${filename}.${ending}`,
        });
      }),
    );
  }
}
