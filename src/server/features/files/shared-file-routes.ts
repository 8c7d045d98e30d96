import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { linkPaths, openShared, recordSharedDownload } from '#server/features/public-links/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { isFirstPiece } from './is-first-piece.ts';
import { getReadableFile } from './get-readable-file.ts';
import { sendPicture } from './send-picture.ts';
import { playableKey } from './storage-keys.ts';
import { sendPlayable } from './send-playable.ts';

const asked = object({ fileId: string });
/** Wide enough for the page on a sharp screen. */
const pictureSize = { width: 2048, height: undefined };

/**
 * Files of a publicly shared page, below its address, so that the proof of its password comes along: pictures to
 * see, recordings to play, and where the link allows downloads, documents to save.
 */
export function addSharedFileRoutes(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  const { storage } = services;
  for (const path of linkPaths) {
    http.get(`${path}/files/:fileId`, async (request, reply) => {
      const read = (ctx: Ctx, action?: 'file.download') =>
        getReadableFile(ctx, readId(decode(asked, request.params).fileId), action);
      const asVisitor = async <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> => {
        const ctx = await openShared(services, limiter, request);
        if (!ctx) throw new NotFound();
        try {
          return await run(ctx);
        } finally {
          await ctx.reads.end();
        }
      };
      return asVisitor(async (ctx) => {
        const file = await read(ctx);
        if (file.type === 'IMAGE') {
          await ctx.reads.end();
          const workspaceId = ctx.workspace.id;
          return sendPicture(request, reply, { storage, workspaceId, file, size: pictureSize });
        }
        const isSaved = !/^(?:audio|video)\//.test(file.contentType);
        const action = isSaved ? 'file.download' : undefined;
        const sent = await read(ctx, action);
        // What is gone from the storage was not saved by anybody.
        const isThere = async () => (await storage.size(playableKey(ctx.workspace.id, sent))) !== undefined;
        if (isSaved && isFirstPiece(request) && (await isThere()))
          await recordSharedDownload(ctx, limiter, sent.id);
        const askAgain = () => asVisitor((again) => read(again, action));
        return sendPlayable(request, reply, { ctx, storage, file: sent, isSaved, askAgain });
      });
    });
  }
}
