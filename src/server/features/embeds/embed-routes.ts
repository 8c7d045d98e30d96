import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound, TooManyRequests } from '#domain/errors/hark-error.ts';
import { sendClip, sendStill } from '#server/features/clips/index.ts';
import { playableOf, sendStored } from '#server/features/files/index.ts';
import {
  busyPage,
  closedPage,
  countView,
  embedPolicy,
  refusedInEvenTime,
  visitedWorkspace,
} from '#server/features/public-links/index.ts';
import { readNumbered } from '#server/features/participant-numbers/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { nameNobody } from './name-nobody.ts';
import { findOpenClip } from './find-open-clip.ts';
import { findEmbed, findRecording, type EmbedRef } from './find-embed.ts';
import { embedPage } from './embed-page.ts';

const one = object({ id: string });
const inNote = object({ noteId: string, fileId: string });
const clipPath = '/embed/clips/:id';
const stillPath = '/embed/stills/:id';
const mediaPath = '/embed/reels/note/:noteId/file/:fileId/media';

const limits = {
  /** One page may hold many frames, and a whole office has one address. */
  embedsByAddress: { name: 'public-embed', most: 300, seconds: 60 },
  /** A player asks for a piece every few seconds, and for several when somebody skips. */
  piecesByAddress: { name: 'public-piece', most: 1200, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** What other sites may put into a frame. It needs no token: the public link of what it shows is the permission. */
export function addEmbedRoutes(http: FastifyInstance, services: Services): void {
  const { database, now } = services;
  const limiter = createRateLimiter(services);

  async function show(request: FastifyRequest, reply: FastifyReply, ref: EmbedRef): Promise<FastifyReply> {
    const workspace = await visitedWorkspace(services, limiter, request, limits.embedsByAddress);
    if (!workspace) return notHere(reply);
    const asking = { workspaceId: workspace.id, now: now() };
    const embed = await refusedInEvenTime(() =>
      readNumbered(database, workspace.id, async (reading) => {
        const found = await findEmbed(reading.db, asking, ref);
        return found && nameNobody(reading, workspace.id, found);
      }),
    );
    if (!embed) return send(reply, 404, closedPage);
    if (request.method === 'GET' && embed.linkId !== null)
      await countView(database, workspace.id, embed.linkId);
    return send(reply, 200, embedPage(embed));
  }

  async function play(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const workspace = await visitedWorkspace(services, limiter, request, limits.piecesByAddress);
    if (!workspace) return notHere(reply);
    const { noteId, fileId } = readIds(request);
    const find = async () => {
      const asking = { workspaceId: workspace.id, now: now() };
      const recording = await database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
        findRecording(db, asking, { noteId, fileId }),
      );
      if (!recording?.isPlayable || !/^(?:audio|video)\//.test(recording.contentType)) throw new NotFound();
      return recording;
    };
    const { key, contentType, etag } = playableOf(workspace.id, await find());
    return sendStored(request, reply, { storage: services.storage, key, contentType, etag, askAgain: find });
  }

  async function sendPart(
    request: FastifyRequest,
    reply: FastifyReply,
    send: typeof sendClip,
  ): Promise<FastifyReply> {
    const workspace = await visitedWorkspace(services, limiter, request, limits.piecesByAddress);
    if (!workspace) return notHere(reply);
    const id = readId(decode(one, request.params).id);
    const asking = { workspaceId: workspace.id, now: now() };
    const find = () =>
      database.transaction({ workspaceId: workspace.id }, 'read only', (db) => findOpenClip(db, asking, id));
    return send(request, reply, { services, workspaceId: workspace.id, find });
  }

  void http.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TooManyRequests)) throw error;
      reply.header('retry-after', String(error.retryAfterSeconds));
      return send(reply, 429, busyPage);
    });
    for (const [path, kind] of [
      ['/embed/highlights/:id', 'highlight'],
      ['/embed/reels/:id', 'reel'],
      ['/embed/reels/tags/:id', 'tag'],
    ] as const) {
      scope.get(path, (request, reply) =>
        show(request, reply, { kind, id: readId(decode(one, request.params).id) }),
      );
    }
    scope.get('/embed/reels/note/:noteId/file/:fileId', (request, reply) =>
      show(request, reply, { kind: 'file', ...readIds(request) }),
    );
    scope.get(mediaPath, play);
    scope.get(clipPath, (request, reply) => sendPart(request, reply, sendClip));
    scope.get(stillPath, (request, reply) => sendPart(request, reply, sendStill));
  });
}

function readIds({ params }: FastifyRequest): { noteId: string; fileId: string } {
  const { noteId, fileId } = decode(inNote, params);
  return { noteId: readId(noteId), fileId: readId(fileId) };
}

/** The same answer as for any address that no route knows. */
function notHere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function send(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', embedPolicy)
    .header('referrer-policy', 'same-origin')
    .header('x-robots-tag', 'noindex, nofollow')
    .type('text/html; charset=utf-8')
    .send(html);
}
