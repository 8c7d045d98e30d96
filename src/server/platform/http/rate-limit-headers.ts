import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How much a caller has left in the window that its requests are counted in. */
export type RateWindow = {
  readonly limit: number;
  readonly remaining: number;
  readonly resetsAt: Date;
  /** Only where the request was one too many. */
  readonly retryAfterSeconds?: number;
};

const windows = new WeakMap<FastifyRequest, RateWindow>();

/** Called where the request is counted; the headers go out with whatever the answer turns out to be. */
export function noteRateWindow(request: FastifyRequest, window: RateWindow): void {
  windows.set(request, window);
}

export function addRateLimitHeaders(http: FastifyInstance): void {
  http.addHook('onSend', async (request, reply) => {
    const window = windows.get(request);
    if (!window) return;
    reply.header('x-ratelimit-limit', String(window.limit));
    reply.header('x-ratelimit-remaining', String(window.remaining));
    reply.header('x-ratelimit-reset', String(Math.ceil(window.resetsAt.getTime() / 1000)));
    if (window.retryAfterSeconds !== undefined) reply.header('retry-after', String(window.retryAfterSeconds));
  });
}
