import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { findClip, memberScope, type Clip } from '#server/features/cards/index.ts';
import { fileRequests } from '#server/features/files/index.ts';
import { findSharedClip, linkPaths, openShared } from '#server/features/public-links/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { sendClip, sendStill } from './send-clip.ts';

const asked = object({ id: string });
const named = object({ id: string, path: string });

/** A recording cut to one highlight, for members, and for visitors of a page that shows the highlight. */
export function addClipRoutes(http: FastifyInstance, services: Services): void {
  const requests = fileRequests(services);
  const limiter = createRateLimiter(services);

  http.get('/files/highlight-stream/:id/:path', async (request, reply) => {
    const { id, path } = decode(named, request.params);
    if (path !== 'clip.mp4') throw new NotFound();
    const { workspace, find } = await requests.reading(request, async (ctx) => {
      const clip = await findFor(ctx, readId(id));
      if (!clip) throw new NotFound();
      return {
        workspace: ctx.workspace,
        find: () => requests.reading(request, (again) => findFor(again, readId(id))),
      };
    });
    return sendClip(request, reply, { services, workspaceId: workspace.id, find });
  });

  for (const path of linkPaths) {
    shared(`${path}/clips/:id`, sendClip);
    shared(`${path}/stills/:id`, sendStill);
  }

  /** Of a page, by the same question as the page itself. */
  function shared(path: string, send: typeof sendClip): void {
    http.get(path, async (request, reply) => {
      const open = async <T>(run: (ctx: Ctx) => Promise<T>): Promise<T> => {
        const ctx = await openShared(services, limiter, request);
        if (!ctx) throw new NotFound();
        try {
          return await run(ctx);
        } finally {
          await ctx.reads.end();
        }
      };
      const id = idOf(request);
      const workspaceId = await open(async ({ workspace }) => workspace.id);
      return send(request, reply, { services, workspaceId, find: () => open((ctx) => findFor(ctx, id)) });
    });
  }
}

async function findFor(ctx: Ctx, highlightId: string): Promise<Clip | undefined> {
  if (ctx.actor.kind === 'visitor') return findSharedClip(ctx, ctx.actor.publicLinkId, highlightId);
  return findClip(await ctx.reads.db(), memberScope(ctx, ''), highlightId);
}

function idOf({ params }: FastifyRequest): string {
  return readId(decode(asked, params).id);
}
