import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { NotFound, UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { Unfetchable } from '#server/platform/outbound/unfetchable.ts';
import { renderPicture } from './decode-picture.ts';
import { fileRequests } from './file-request.ts';
import { getReadableFile } from './get-readable-file.ts';
import { readImageSize } from './resize-image.ts';
import { sendBytes, sendPicture } from './send-picture.ts';

const asked = object({ fileId: string });
const sizes = object({ width: optional(string), height: optional(string) });
const remote = object({ url: string, width: optional(string), height: optional(string) });
const remoteLimits = { maxBytes: 10_000_000, timeoutMs: 5000 };

/** Pictures for who is signed in, and for programs with a bearer. */
export function addImageRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const { storage, outbound } = services;

  http.get('/image/:fileId', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      const size = readImageSize(decode(sizes, request.query));
      const file = await getReadableFile(ctx, readId(decode(asked, request.params).fileId));
      if (file.type !== 'IMAGE') throw new NotFound();
      await ctx.reads.end();
      return sendPicture(request, reply, { storage, workspaceId: ctx.workspace.id, file, size });
    }),
  );

  // Pictures in pasted text: asked for by our server, so that the other site learns nothing about the reader.
  http.get('/image/remote/stream', async (request, reply) =>
    requests.reading(request, async (ctx) => {
      requireMember(ctx);
      const { url, ...size } = decode(remote, request.query);
      try {
        const answer = await outbound.fetch(url, { ...remoteLimits, headers: { accept: 'image/*' } });
        if (answer.status !== 200) throw new NotFound();
        const picture = Buffer.from(await answer.arrayBuffer());
        return sendBytes(reply, await renderPicture(ctx.workspace.id, picture, readImageSize(size)));
      } catch (error) {
        if (error instanceof Unfetchable) throw new UnprocessableContent(error.message);
        throw error;
      }
    }),
  );
}
