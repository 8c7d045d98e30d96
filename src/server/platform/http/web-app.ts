import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { replyWithError } from './error-reply.ts';
import { readHost } from './hosts.ts';
import { noSuchPlacePage } from './plain-page.ts';

type WebAppOptions = {
  webDir: string;
  rootUrl: URL;
  workspaceExists: (subdomain: string) => Promise<boolean>;
};

/** Serves the built app: hashed assets for good, the page itself for every address of the route table. */
export async function addWebApp(http: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { webDir, rootUrl } = options;
  if (!existsSync(join(webDir, 'index.html'))) {
    http.setNotFoundHandler((request, reply) => nothingHere(request, reply));
    return;
  }
  await http.register(staticFiles, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header(
        'cache-control',
        path.includes('/packs/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // The client tells the root app from a workspace's by comparing its host with this one.
  const page = readFileSync(join(webDir, 'index.html'), 'utf8').replace(
    '<head>',
    `<head><meta name="hark-root-host" content="${rootUrl.host}" />`,
  );

  http.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return nothingHere(request, reply);
    const host = readHost(request.headers.host, rootUrl);
    const known =
      host.kind === 'root' || (host.kind === 'workspace' && (await options.workspaceExists(host.subdomain)));
    if (!known) return sendPage(reply, 404, noSuchPlacePage(rootUrl));
    return sendPage(reply, isRoute(request.url) ? 200 : 404, page);
  });
}

function nothingHere(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return replyWithError(reply, new NotFound('There is nothing at this address'), request.log);
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers, url } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/(api|global|files|image|packs)\//i.test(url)) return false;
  return headers.accept === undefined || /text\/html|\*\/\*/.test(headers.accept);
}

function isRoute(url: string): boolean {
  return url === '/' || url.startsWith('/?') || parseUrl(url) !== undefined;
}

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
}
