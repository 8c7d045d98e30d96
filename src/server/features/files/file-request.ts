import type { FastifyRequest } from 'fastify';
import { authenticate, authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMayWrite, type Ctx } from '#server/platform/context/context.ts';

export type FileRequests = {
  /** For reading: a bearer of any kind, else the session's cookie, as a player or an <img> sends it. */
  reading<T>(request: FastifyRequest, run: (ctx: Ctx) => Promise<T>): Promise<T>;
  /** For writing a bearer is asked, which no form on another site can send. */
  writing<T>(request: FastifyRequest, run: (ctx: Ctx) => Promise<T>): Promise<T>;
};

/** Who asks, on every request: a player that lost its access gets no further segment. */
export function fileRequests(services: Services): FileRequests {
  async function within<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
    try {
      return await run(ctx);
    } finally {
      await ctx.reads.end();
    }
  }
  return {
    async reading(request, run) {
      const ctx =
        request.headers.authorization === undefined
          ? await authenticateDownload(services, request)
          : await authenticate(services, request);
      return within(ctx, run);
    },
    async writing(request, run) {
      const ctx = await authenticate(services, request);
      // Bytes come before the transaction that would refuse a token which only reads.
      if (ctx.actor.kind === 'member') requireMayWrite(ctx.actor);
      return within(ctx, run);
    },
  };
}
