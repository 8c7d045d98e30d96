import type { FastifyInstance } from 'fastify';

/** Longer work, such as an upload or an answer that is read, is cut and goes on at another server. */
const graceMs = 3000;

/** Refuses new connections at once and lets requests under way end: a restart then costs nobody an answer. */
export async function closeHttp(http: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => http.server.closeAllConnections(), graceMs);
  try {
    await http.close();
  } finally {
    clearTimeout(cut);
  }
}
