import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body may take as long as it likes: an upload. */
    longBody?: true;
  }
}

const bodyMs = 60_000;

/** A client that drips its body holds a connection for a minute at most. */
export function limitBodyTime(http: FastifyInstance): void {
  http.addHook('onRequest', async (request) => {
    const { raw, headers, routeOptions } = request;
    if (routeOptions.config.longBody) return;
    if (headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0)) return;
    const timer = setTimeout(() => raw.destroy(), bodyMs);
    timer.unref();
    raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
}
