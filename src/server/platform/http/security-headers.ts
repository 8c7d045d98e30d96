import type { FastifyInstance } from 'fastify';

/** Workspaces live one label below the root host; the root app asks a new one whether it answers yet. */
function contentSecurityPolicy(rootUrl: URL): string {
  return [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    `connect-src 'self' ${rootUrl.protocol}//*.${rootUrl.host}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

export function addSecurityHeaders(http: FastifyInstance, rootUrl: URL): void {
  const policy = contentSecurityPolicy(rootUrl);
  http.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    if (rootUrl.protocol === 'https:') reply.header('strict-transport-security', 'max-age=31536000');
  });
}
