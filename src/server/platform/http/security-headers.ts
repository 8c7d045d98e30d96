import type { FastifyInstance } from 'fastify';

type HeaderOptions = { rootUrl: URL; recaptcha: object | undefined };

/** Workspaces live one label below the root host; the root app asks a new one whether it answers yet. */
function contentSecurityPolicy({ rootUrl, recaptcha }: HeaderOptions): string {
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
    `frame-src 'self'${google}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function addSecurityHeaders(http: FastifyInstance, options: HeaderOptions): void {
  const policy = contentSecurityPolicy(options);
  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (options.rootUrl.protocol === 'https:') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
