import type { FastifyInstance } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { slugOf } from '#domain/ids/slug.ts';
import { memberScope, nameMentioned, readCards } from '#server/features/cards/index.ts';
import { titleOf } from '#server/kernel/access/index.ts';
import { authenticateDownload } from '#server/kernel/accounts/index.ts';
import { documentContent } from '#server/kernel/documents/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { exportFormats, isExportFormat } from './export-formats.ts';

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
      const stored = await documentContent(ctx, readId(id));
      allow(ctx, 'export.document', { level: 'READ' });
      const title = (await readTitle(ctx, readId(id))) || 'Untitled';
      const home = workspaceUrl(services.env.rootUrl, ctx.workspace.subdomain);
      const [db, scope] = [await ctx.reads.db(), memberScope(ctx, home)];
      const content = await nameMentioned(db, scope, stored);
      const readCard = await readCards(db, scope, content);
      // Writing may take seconds, in which nobody should wait for this request's place in the database.
      await ctx.reads.end();
      await limiter.take(format === 'pdf' ? limits.prints : limits.exports, requireMember(ctx).viewer.id);
      const { type, write } = exportFormats[format];
      return await reply
        .type(type)
        .header('content-disposition', `attachment; filename="${slugOf(title) || 'document'}.${format}"`)
        // The file is the person's own words, but opened in a browser it must not act for them.
        .header(
          'content-security-policy',
          "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
        )
        .header('cache-control', 'no-store')
        .send(await write({ title, content, home, readCard }, services.env));
    } finally {
      await ctx.reads.end();
    }
  });
}

async function readTitle(ctx: Ctx, documentId: string): Promise<string> {
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('documents')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'documents.workspace_id')
        .onRef('access_objects.id', '=', 'documents.owner_id'),
    )
    .select(titleOf('access_objects').as('title'))
    .where('documents.workspace_id', '=', ctx.workspace.id)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return row?.title ?? '';
}
