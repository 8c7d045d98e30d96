import type { FastifyInstance, FastifyReply } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound, UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { fetchSafely, Unfetchable } from '#server/platform/outbound/fetch-safely.ts';
import { fileRequests } from './file-request.ts';
import { getReadableFile } from './get-readable-file.ts';
import { readImageSize, renderImage, resizeStored } from './resize-image.ts';
import { sendStored } from './send-stored.ts';
import { sourceKey } from './storage-keys.ts';

const asked = object({ fileId: string });
const sizes = object({ width: optional(string), height: optional(string) });
const remote = object({ url: string, width: optional(string), height: optional(string) });
const remoteLimits = { maxBytes: 10_000_000, timeoutMs: 5000 };

/** Pictures as pixels: whatever the file holds beside them (scripts in an SVG, the place a photo was taken) stays here. */
export function addImageRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const { storage } = services;

  http.get('/image/:fileId', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const size = readImageSize(decode(sizes, request.query));
      const file = await getReadableFile(ctx, readId(decode(asked, request.params).fileId));
      if (file.type !== 'IMAGE') throw new NotFound();
      await ctx.reads.end();
      const source = sourceKey(ctx.workspace.id, file.id);
      const isAnimated =
        file.contentType === 'image/gif' && size.width === undefined && size.height === undefined;
      const picture = isAnimated
        ? { key: source, contentType: 'image/gif' }
        : await resizeStored(storage, source, size);
      if (Buffer.isBuffer(picture)) return sendBytes(reply, picture);
      return sendStored(request, reply, { storage, etag: `${file.id}-${picture.key.length}`, ...picture });
    }),
  );

  // Pictures in pasted text: asked for by our server, so that the other site learns nothing about the reader.
  http.get('/image/remote/stream', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      requireMember(ctx);
      const { url, ...size } = decode(remote, request.query);
      try {
        const answer = await fetchSafely({ url, ...remoteLimits, headers: { accept: 'image/*' } });
        if (answer.status !== 200) throw new NotFound();
        return sendBytes(reply, await renderImage(answer.body, readImageSize(size)));
      } catch (error) {
        if (error instanceof Unfetchable) throw new UnprocessableContent(error.message);
        throw error;
      }
    }),
  );
}

function sendBytes(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=3600')
    .type('image/webp')
    .send(bytes);
}
