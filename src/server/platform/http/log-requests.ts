import type { FastifyInstance } from 'fastify';

/** A request that a person notices waiting for. */
const slowMs = 2000;

/**
 * At the usual level only what went wrong or took long is written: a page makes a hundred requests, and what matters
 * would be lost among them.
 */
export function logRequests(http: FastifyInstance): void {
  http.addHook('onResponse', async (request, reply) => {
    const { method, url } = request;
    const ms = Math.round(reply.elapsedTime);
    // An answer that is written word by word takes its time.
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    const isNotable = reply.statusCode >= 400 || (ms >= slowMs && !isStream);
    request.log[isNotable ? 'info' : 'debug']({ method, url, status: reply.statusCode, ms }, 'request');
  });
}
