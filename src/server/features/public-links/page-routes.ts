import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { Forbidden, TooManyRequests } from '#domain/errors/hark-error.ts';
import { readNumbered } from '#server/features/participant-numbers/index.ts';
import { logoPath, readBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { WorkspaceRef } from '#server/platform/context/context.ts';
import { readId } from '#server/platform/graphql/id-argument.ts';
import { clientAddress } from '#server/platform/rate-limit/client-address.ts';
import type { RateLimiter } from '#server/platform/rate-limit/rate-limiter.ts';
import { countView } from './count-view.ts';
import { hasLinkCookie, setLinkCookie } from './link-cookie.ts';
import { isLinkPassword } from './is-link-password.ts';
import type { PageBrand } from './pages/brand-style.ts';
import { busyPage, closedPage } from './pages/closed-page.ts';
import { pagePolicy } from './pages/page.ts';
import { passwordPage } from './pages/password-page.ts';
import { readPage } from './pages/page-links.ts';
import { partPage, sharedPage } from './pages/shared-page.ts';
import type { PartRef } from './renderers/renderer.ts';
import { visitLink } from './visit-link.ts';

export const linkPaths = ['/p/:token', '/p/data/:token', '/public-object/:token'] as const;
const form = object({ password: string });
const below = object({ id: string });

/** Pages for people without an account, on the host of the workspace that shares them. */
export function addPageRoutes(http: FastifyInstance, services: Services, limiter: RateLimiter): void {
  function brandOf(workspace: WorkspaceRef): Promise<PageBrand> {
    return services.database.transaction({ workspaceId: workspace.id }, 'read only', async (db) => {
      const { color, logoId } = await readBrand(db, workspace.id);
      return { name: workspace.name, color, logoUrl: logoPath(workspace.id, logoId) };
    });
  }

  async function show(request: FastifyRequest, reply: FastifyReply, part?: PartRef): Promise<FastifyReply> {
    const visit = await visitLink(services, limiter, request);
    if (!visit) return notHere(reply);
    const { workspace, link } = visit;
    if (!link) return send(reply, 404, closedPage);
    const brand = await brandOf(workspace);
    const path = pathOf(request);
    const home = part ? path.slice(0, path.lastIndexOf(`/${part.kind}/`)) : path;
    if (link.passwordHash !== null && !hasLinkCookie(services, request, link)) {
      if (part) return reply.redirect(home, 303);
      return send(reply, 401, passwordPage(brand), brand);
    }
    const page = readPage(request.query);
    const site = { brand, origin: originOf(request, services.env.rootUrl) };
    const html = await readNumbered(services.database, workspace.id, async (reading) => {
      const shared = await link.readShared(reading);
      if (!part) return sharedPage(shared, await link.renderBody(reading, path, page), site);
      const rendered = await link.renderPart(reading, home, part, page);
      return rendered && partPage({ ...rendered, home, of: shared.title }, site);
    });
    if (html === undefined) return send(reply, 404, closedPage);
    if (request.method === 'GET' && !part) await countView(services.database, workspace.id, link.id);
    return send(reply, 200, html, brand);
  }

  async function enter(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const visit = await visitLink(services, limiter, request);
    if (!visit) return notHere(reply);
    requireSameOrigin(request, services.env.rootUrl);
    const { link } = visit;
    if (!link) return send(reply, 404, closedPage);
    const path = pathOf(request);
    if (link.passwordHash !== null) {
      const { password } = decode(form, request.body);
      if (!(await isLinkPassword(limiter, link, { password, address: clientAddress(request) }))) {
        const brand = await brandOf(visit.workspace);
        return send(reply, 401, passwordPage(brand, 'Wrong password. Check it and try again.'), brand);
      }
      setLinkCookie(services, reply, link, path);
    }
    return reply.redirect(path, 303);
  }

  void http.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof TooManyRequests)) throw error;
      reply.header('retry-after', String(error.retryAfterSeconds));
      return send(reply, 429, busyPage);
    });
    for (const path of linkPaths) {
      scope.get(path, (request, reply) => show(request, reply));
      scope.post(path, enter);
      for (const kind of ['notes', 'views'] as const)
        scope.get(`${path}/${kind}/:id`, (request, reply) =>
          show(request, reply, { kind, id: readId(decode(below, request.params).id) }),
        );
    }
  });
}

/** Without what a reader of the mail added behind it. */
function pathOf({ url }: FastifyRequest): string {
  return new URL(url, 'http://link').pathname.replace(/\/+$/, '');
}

/** The same answer as for any address that no route knows. */
function notHere(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

function requireSameOrigin({ headers }: FastifyRequest, rootUrl: URL): void {
  if (headers.origin !== undefined && headers.origin.toLowerCase() !== originOf({ headers }, rootUrl)) {
    throw new Forbidden('This request came from another site');
  }
}

function originOf({ headers }: Pick<FastifyRequest, 'headers'>, rootUrl: URL): string {
  return `${rootUrl.protocol}//${(headers.host ?? '').toLowerCase()}`;
}

function send(reply: FastifyReply, status: number, html: string, brand?: PageBrand): FastifyReply {
  return (
    reply
      .code(status)
      .header('cache-control', 'private, no-store')
      .header('content-security-policy', pagePolicy(brand))
      // The address is the secret: no other site hears it. Not `no-referrer`, which would blank the form's Origin.
      .header('referrer-policy', 'same-origin')
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(html)
  );
}
