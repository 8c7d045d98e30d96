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
import { canvasToPdf } from './canvas-to-pdf.ts';
import { readCanvasDrawing } from './read-canvas-drawing.ts';

const limits = {
  svg: { name: 'canvas-export', most: 60, seconds: 60 },
  /** Each starts a browser. */
  pdf: { name: 'canvas-print', most: 10, seconds: 60 },
} as const satisfies Record<string, Limit>;

const asked = object({ id: string, format: string });

/** `/api/canvases/<id of the view>/export.svg` (or pdf). A browser makes its PNG of the SVG. */
export function addCanvasExportRoute(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);
  http.get('/api/canvases/:id/export.:format', async (request, reply) => {
    const { id, format } = decode(asked, request.params);
    if (format !== 'svg' && format !== 'pdf') throw new NotFound();
    const ctx = await authenticateDownload(services, request);
    try {
      const documentId = readId(id);
      const drawing = await readCanvasDrawing(ctx, documentId);
      // Nobody should wait for this request's place in the database: counting opens another.
      await ctx.reads.end();
      await limiter.take(limits[format], requireMember(ctx).viewer.id);
      await recordReading(ctx, {
        type: 'export.documentSaved',
        payload: { documentId, format },
        objectId: null,
      });
      return await reply
        .type(format === 'pdf' ? 'application/pdf' : 'image/svg+xml')
        .header(
          'content-disposition',
          `attachment; filename="${slugOf(drawing.title) || 'canvas'}.${format}"`,
        )
        // Opened in a browser it must not act for the person.
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'no-store')
        .send(format === 'pdf' ? await canvasToPdf(drawing, services.env) : drawing.svg);
    } finally {
      await ctx.reads.end();
    }
  });
}
