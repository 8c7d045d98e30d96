import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { slugOf } from '#domain/ids/slug.ts';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { recordReading } from '#server/platform/context/record-reading.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { exportFormats, isExportFormat } from './export-formats.ts';
import { readPictures } from './read-pictures.ts';
import { readExported } from './read-exported.ts';

const limits = {
  exports: { name: 'document-export', most: 120, seconds: 60 },
  /** Each starts a browser. */
  prints: { name: 'document-print', most: 10, seconds: 60 },
} as const satisfies Record<string, Limit>;

const asked = object({ id: string, format: string });

/** A link a browser can follow: `/api/documents/<id>/export.md` (or txt, html, docx, pdf). */
export function addExportRoute(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  http.get('/api/documents/:id/export.:format', async (request, reply) => {
    const { id, format } = decode(asked, request.params);
    if (!isExportFormat(format)) throw new NotFound();
    const ctx = await authenticateDownload(services, request);
    try {
      const exported = await readExported(ctx, services.env, readId(id));
      const { title } = exported;
      // Nobody should wait for this request's place in the database: counting opens another.
      await ctx.reads.end();
      await limiter.take(format === 'pdf' ? limits.prints : limits.exports, requireMember(ctx).viewer.id);
      await recordReading(ctx, {
        type: 'export.documentSaved',
        payload: { documentId: readId(id), format },
        objectId: null,
      });
      const { type, carriesPictures, write } = exportFormats[format];
      const pictures = carriesPictures
        ? await readPictures(ctx, services, exported.content)
        : exported.pictures;
      return await reply
        .type(type)
        .header('content-disposition', `attachment; filename="${slugOf(title) || 'document'}.${format}"`)
        // The file is the person's own words, but opened in a browser it must not act for them.
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        )
        .header('cache-control', 'no-store')
        .send(await write({ ...exported, pictures }, services.env));
    } finally {
      await ctx.reads.end();
    }
  });
}
