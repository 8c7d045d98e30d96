import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { instant, string } from '#domain/codec/primitives.ts';
import { object, optional } from '#domain/codec/structures.ts';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import type { AuditFilter } from './audit-filter.ts';
import { exportAuditLog } from './export-audit-log.ts';

/** Each reads the whole log. */
const limit: Limit = { name: 'audit-log-export', most: 20, seconds: 60 };
const auditLogCsvPath = '/api/audit-log.csv';

const queryCodec = object({
  actorId: optional(string),
  /** Separated by commas. */
  types: optional(string),
  objectId: optional(string),
  from: optional(instant),
  to: optional(instant),
});

/** A link a browser can follow: the session cookie is enough. Programs that gather logs come with an API token. */
export function addAuditLogCsv(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  http.get(auditLogCsvPath, async (request, reply) => {
    const ctx = await authenticateDownload(services, request);
    const rows = exportAuditLog(ctx, readQuery(request.query));
    await limiter.take(limit, requireMember(ctx).viewer.id);
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="audit-log.csv"')
      .header('cache-control', 'no-store')
      .send(Readable.from(rows));
  });
}

function readQuery(query: unknown): AuditFilter {
  const { actorId, types, objectId, from, to } = decode(queryCodec, query);
  return {
    actorId: actorId ?? null,
    types: types?.split(',') ?? null,
    objectId: objectId ?? null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  };
}
