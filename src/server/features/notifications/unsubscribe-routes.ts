import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { notices } from '#domain/notifications/notices.ts';
import { findWorkspaceBySubdomain } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { readHost } from '#server/platform/http/hosts.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import { createRateLimiter, type Limit } from '#server/platform/rate-limit/rate-limiter.ts';
import { writeChoice } from './notice-choices.ts';
import { readUnsubscribe, type Unsubscribing } from './unsubscribe-link.ts';
import { unsubscribePage, unsubscribePolicy } from './unsubscribe-page.ts';

const asked = object({ m: string, n: string, s: string });
const limit: Limit = { name: 'unsubscribe', most: 60, seconds: 60 };

/** RFC 8058: a mail program posts without cookies and without asking; a person sees a page with one button. */
export function addUnsubscribeRoutes(http: FastifyInstance, services: Services): void {
  const limiter = createRateLimiter(services);

  async function receive(request: FastifyRequest): Promise<Unsubscribing & { workspaceId: string }> {
    await limiter.take(limit, clientAddress(request));
    const host = readHost(request.headers.host, services.env.rootUrl);
    const workspace =
      host.kind === 'workspace'
        ? await findWorkspaceBySubdomain(services.database, host.subdomain)
        : undefined;
    const known = workspace && readUnsubscribe(services, workspace.id, decode(asked, request.query));
    if (!workspace || !known) throw new NotFound('There is nothing at this address');
    return { ...known, workspaceId: workspace.id };
  }

  http.get('/unsubscribe', async (request, reply) => {
    const { notice } = await receive(request);
    return send(reply, unsubscribePage({ label: notices[notice].label, done: false }));
  });

  void http.register(async (scope) => {
    // What it says is always the same; that it was posted is all that counts.
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      scope.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, (_request, _body, done) =>
        done(null),
      );
    scope.post('/unsubscribe', async (request, reply) => {
      const { workspaceId, memberId, notice } = await receive(request);
      await services.database.transaction({ workspaceId }, 'read write', async (db) => {
        const member = await db
          .selectFrom('members')
          .select('id')
          .where('workspace_id', '=', workspaceId)
          .where('id', '=', memberId)
          .executeTakeFirst();
        if (!member) return;
        await db
          .deleteFrom('notice_choices')
          .where('workspace_id', '=', workspaceId)
          .where('member_id', '=', memberId)
          .where('notice', '=', notice)
          .where('way', 'in', ['MAIL', 'DIGEST'])
          .execute();
        await writeChoice(db, workspaceId, { memberId, notice, projectId: null, way: 'APP' });
      });
      return send(reply, unsubscribePage({ label: notices[notice].label, done: true }));
    });
  });
}

function send(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('content-security-policy', unsubscribePolicy)
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(html);
}
