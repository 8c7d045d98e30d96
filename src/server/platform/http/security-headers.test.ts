import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';

async function headersAt(host: string, root = 'https://hark.test'): Promise<Record<string, unknown>> {
  const http = Fastify();
  addSecurityHeaders(http, { rootUrl: new URL(root), recaptcha: undefined });
  http.get('/', (_request, reply) => reply.type('text/html').send('<p>Hello'));
  return (await http.inject({ url: '/', headers: { host } })).headers;
}

test('a page of a workspace reaches its own host and no other', async () => {
  const { 'content-security-policy': policy } = await headersAt('acme.hark.test');
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'self'");
});

test('the root app asks a new workspace whether it answers', async () => {
  const { 'content-security-policy': policy } = await headersAt('hark.test');
  expect(policy).toContain("connect-src 'self' https://*.hark.test;");
});

test('every answer is bound to its window, its type and HTTPS, and asks for no device', async () => {
  expect(await headersAt('acme.hark.test')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-opener-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'permissions-policy': expect.stringContaining('camera=(), microphone=()'),
  });
  expect(await headersAt('acme.hark.test', 'http://hark.test')).not.toHaveProperty(
    'strict-transport-security',
  );
});
