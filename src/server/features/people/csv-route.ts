import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { exportPeople } from './export-people.ts';

/** Each reads everybody. */
const limit: Limit = { name: 'people-export', most: 20, seconds: 60 };

/** A link a browser can follow: the session cookie is enough. */
export function addPeopleCsv(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  http.get('/api/people.csv', async (request, reply) => {
    const ctx = await authenticateDownload(services, request);
    const rows = exportPeople(ctx);
    await limiter.take(limit, requireMember(ctx).viewer.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="contacts.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}
