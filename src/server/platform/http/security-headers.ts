import type { FastifyInstance, FastifyReply } from 'fastify';
import { embedHosts } from '#domain/links/embed-hosts.data.ts';

type HeaderOptions = { rootUrl: URL; recaptcha: object | undefined };

/** Workspaces live one label below the root host; the root app asks a new one whether it answers yet. */
function contentSecurityPolicy({ rootUrl, recaptcha }: HeaderOptions, frames: string): string {
  const google = recaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${google}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${rootUrl.protocol}//*.${rootUrl.host}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${google}${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function addSecurityHeaders(http: FastifyInstance, options: HeaderOptions): void {
  const policy = contentSecurityPolicy(options, '');
  // Some sixty services: only a page can hold a frame, so only pages carry their names.
  const pagePolicy = contentSecurityPolicy(options, embedSources());
  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isPage(reply) ? pagePolicy : policy);
    if (options.rootUrl.protocol === 'https:') reply.header('strict-transport-security', 'max-age=31536000');
  });
}

function embedSources(): string {
  return Object.values(embedHosts)
    .flat()
    .map((host) => ` https://${host} https://*.${host}`)
    .join('');
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}
