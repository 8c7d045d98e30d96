import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { decode } from '#domain/codec/codec.ts';
import { string } from '#domain/codec/primitives.ts';
import { array, record } from '#domain/codec/structures.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { RegionId } from '#domain/workspaces/regions.ts';
import { replyWithError } from './error-reply.ts';
import { readHost, workspaceUrl } from './hosts.ts';
import { noSuchPlacePage, regionDownPage } from './plain-page.ts';

type WebAppOptions = {
  webDir: string;
  rootUrl: URL;
  workspaceExists: (subdomain: string) => Promise<boolean>;
  /** The present address of a workspace that had this one. */
  movedTo: (subdomain: string) => Promise<string | undefined>;
  /** The region that has a workspace at this address, or the one that can’t be reached. */
  otherRegion: (
    subdomain: string,
  ) => Promise<{ rootUrl: URL; subdomain: string } | { down: RegionId } | undefined>;
};

/** Serves the built app: hashed assets cached permanently, the page itself for every address of the route table. */
export async function addWebApp(http: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { webDir, rootUrl } = options;
  if (!existsSync(join(webDir, 'index.html'))) {
    http.setNotFoundHandler((request, reply) => nothingHere(request, reply));
    return;
  }
  // One route for all of them: a route for each of a thousand files was a tenth of a start.
  await http.register(staticFiles, {
    root: join(webDir, 'packs'),
    prefix: '/packs/',
    index: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  await http.register(staticFiles, {
    root: webDir,
    wildcard: false,
    globIgnore: ['packs/**'],
    decorateReply: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
  // The client tells the root app from a workspace's by comparing its host with this one.
  const page = readFileSync(join(webDir, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><meta name="hark-root-host" content="${rootUrl.host}" />`,
  );
  const hints = readHints(webDir);

  http.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return nothingHere(request, reply);
    const host = readHost(request.headers.host, rootUrl);
    const known =
      host.kind === 'root' || (host.kind === 'workspace' && (await options.workspaceExists(host.subdomain)));
    const moved = known || host.kind !== 'workspace' ? undefined : await options.movedTo(host.subdomain);
    if (moved !== undefined) return reply.redirect(workspaceUrl(rootUrl, moved, samePath(request.url)), 302);
    const other = known || host.kind !== 'workspace' ? undefined : await options.otherRegion(host.subdomain);
    if (other && 'down' in other) {
      reply.header('retry-after', '10');
      return sendPage(reply, 503, regionDownPage(rootUrl, other.down));
    }
    if (other)
      return reply.redirect(workspaceUrl(other.rootUrl, other.subdomain, samePath(request.url)), 302);
    if (!known) return sendPage(reply, 404, noSuchPlacePage(rootUrl, samePath(request.url)));
    const route = parseUrl(request.url)?.name;
    const isRoute = route !== undefined || request.url === '/' || request.url.startsWith('/?');
    const hinted =
      host.kind === 'workspace' ? withHints(page, [hints['workspace'], hints[route ?? '']]) : page;
    return sendPage(reply, isRoute ? 200 : 404, hinted);
  });
}

/** The path as the browser would read it, so that `//elsewhere` names no other host. */
function samePath(url: string): string {
  const { pathname, search } = new URL(url.replace(/^[/\\]+/, '/'), 'http://hark.invalid');
  return `${pathname}${search}`;
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyWithError(reply, new NotFound('There is nothing at this address'), request.log);
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|global|scim|files|image|packs)\//i.test(url)) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}

type Hints = Readonly<Record<string, readonly string[]>>;
const hintsCodec = record(array(string));

/** By the build: the files of a page that its first script does not name. */
function readHints(webDir: string): Hints {
  const path = join(webDir, 'page-hints.json');
  return existsSync(path) ? decode(hintsCodec, JSON.parse(readFileSync(path, 'utf8'))) : {};
}

function withHints(page: string, files: readonly (readonly string[] | undefined)[]): string {
  const names = new Set(files.flatMap((some) => some ?? []));
  const links = [...names].map((name) =>
    name.endsWith('.css')
      ? `<link rel="preload" as="style" crossorigin href="/${name}" />`
      : `<link rel="modulepreload" crossorigin href="/${name}" />`,
  );
  return page.replace('</head>', `${links.join('')}</head>`);
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}
