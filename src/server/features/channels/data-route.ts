import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { tableFiles } from '#domain/exports/export-file.ts';
import { parseId } from '#domain/ids/short-id.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { exportDataPoints } from './export-data-points.ts';

/** Each may read a million rows. */
const limit: Limit = { name: 'data-points-export', most: 10, seconds: 60 };

/** Links a browser can follow: the session cookie is enough. */
export function addDataPointFiles(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  for (const format of ['CSV', 'XLSX'] as const) {
    const { ending, contentType } = tableFiles[format];
    http.get<{ Params: { id: string } }>(`/api/channels/:id/data.${ending}`, async (request, reply) => {
      const ctx = await authenticateDownload(services, request);
      const id = parseId(request.params.id);
      if (id === undefined) throw new NotFound();
      await limiter.take(limit, requireMember(ctx).viewer.id);
      const pieces = await exportDataPoints(ctx, id, format);
      return reply
        .type(contentType)
        .header('content-disposition', `attachment; filename="data-points.${ending}"`)
        .header('cache-control', 'no-store')
        .send(Readable.from(pieces));
    });
  }
}
