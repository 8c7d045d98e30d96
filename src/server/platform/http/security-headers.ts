import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { embedHosts } from '#domain/links/embed-hosts.data.ts';
import type { RegionsEnv } from '#server/platform/env/regions-env.ts';
import { readHost } from './hosts.ts';

type HeaderOptions = {
  rootUrl: URL;
  recaptcha: object | undefined;
  regions?: RegionsEnv | undefined;
};

type Page = { readonly frames: string; readonly connects: string; readonly images?: string };

function contentSecurityPolicy(
  { recaptcha }: HeaderOptions,
  { frames, connects, images = '' }: Page,
): string {
  const google = recaptcha ? ' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/' : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval'${google}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${images}`,
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self'${connects}`,
    "worker-src 'self' blob:",
    `frame-src 'self'${google}${frames}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function addSecurityHeaders(http: FastifyInstance, options: HeaderOptions): void {
  const { rootUrl } = options;
  const policy = contentSecurityPolicy(options, { frames: '', connects: '' });
  // Some sixty services: only a page can hold a frame, so only pages carry their names.
  const pagePolicy = contentSecurityPolicy(options, { frames: embedSources(), connects: '' });
  // The root app alone asks other hosts: a new workspace, whether it answers yet. A page of one workspace must not be
  // able to send what it holds to another.
  const images = [...(options.regions?.places.values() ?? [])]
    .map((place) => ` ${place.rootUrl.origin}`)
    .join('');
  // It also measures which region is near, and shows the logos of workspaces in others.
  const connects = ` ${rootUrl.protocol}//*.${rootUrl.host}${images}`;
  const rootPolicy = contentSecurityPolicy(options, { frames: embedSources(), connects, images });
  http.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cross-origin-opener-policy', 'same-origin');
    reply.header('permissions-policy', permissionsPolicy);
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isPage(reply) ? policyOfPage(request) : policy);
    if (rootUrl.protocol === 'https:')
      reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });

  function policyOfPage({ headers }: FastifyRequest): string {
    return readHost(headers.host, rootUrl).kind === 'root' ? rootPolicy : pagePolicy;
  }
}

/** Nothing here asks for a camera, a microphone or a place; neither may a page that it frames. */
const permissionsPolicy =
  'camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), hid=(), bluetooth=(), midi=(), display-capture=(), browsing-topics=()';

function embedSources(): string {
  return Object.values(embedHosts)
    .flat()
    .map((host) => ` https://${host} https://*.${host}`)
    .join('');
}

function isPage(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/html');
}
