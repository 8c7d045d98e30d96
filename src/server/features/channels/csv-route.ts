import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { parseId } from '#domain/ids/short-id.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { exportDataPoints } from './export-data-points.ts';

/** Each may read a million rows. */
const limit: Limit = { name: 'data-points-export', most: 10, seconds: 60 };

/** A link a browser can follow: the session cookie is enough. */
export function addDataPointsCsv(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  http.get<{ Params: { id: string } }>('/api/channels/:id/data.csv', async (request, reply) => {
    const ctx = await authenticateDownload(services, request);
    const id = parseId(request.params.id);
    if (id === undefined) throw new NotFound();
    await limiter.take(limit, requireMember(ctx).viewer.id);
    const rows = await exportDataPoints(ctx, id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="data-points.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}
