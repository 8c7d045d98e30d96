import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** The same requests in every run, so that a failure can be found again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = createRandom(20_26);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

const hosts = [
  'hark.test',
  'acme.hark.test',
  'nobody.hark.test',
  'evil.example',
  '',
  'a..b.hark.test',
  '\u0001',
  'hark.test:99999',
];
const methods = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
const paths = [
  '/api/graphql',
  '/API/GraphQL/',
  '/api/telemetry',
  '/api/auth/login',
  '/api/auth/token',
  '/api/auth/magic-login',
  '/api/auth/reset-password',
  '/api/auth/join/confirm',
  '/api/auth/invite?token=%00',
  '/global/confirm-email',
  '/global/create-tenant',
  '/global/send-confirmation-email',
  '/global/session',
  '/global/enter-workspace',
  '/global/workspace?subdomain=%ff',
  '/ping',
  '/outbox',
  '/outbox.json',
  '/',
  '/projects/%E0%A4%A',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/packs/../../package.json',
  '/p/aaaaaaaaaaaa',
  `/${'a'.repeat(5000)}`,
  '/data/%00',
  '/a?b[]=1&b[]=2',
  '//evil.example/x',
];
const types = [
  'application/json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  '',
  'a/b/c',
];
const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  '',
  'x',
  '\u0000',
  '\ud800',
  '%',
  "' or 1=1 --",
  '"; drop table members; --',
  [],
  {},
  [[]],
  { a: null },
  'a'.repeat(10_000),
  '../../etc/passwd',
  'javascript:alert(1)',
  '018f4b6e-0000-7000-8000-000000000001',
  '💥'.repeat(100),
];
const keys = [
  'email',
  'password',
  'token',
  'code',
  'codeChallenge',
  'method',
  'name',
  'teamId',
  'query',
  'variables',
  'operationName',
  'extras',
  'recaptchaToken',
  '__proto__',
  'constructor',
  'redirect',
  'teamName',
  'kind',
];
const queries = [
  '{',
  'query { viewer { id } }',
  'mutation { createProject(input: {title: 1}) { id } }',
  'subscription { workspaceChanged { id } }',
  'query A { viewer { id } } query B { viewer { id } }',
  '{ __schema { types { name } } }',
  `{ ${'a{'.repeat(60)}`,
  'fragment F on Query { ...F } { ...F }',
  `{ ${Array.from({ length: 200 }, (_, n) => `a${n}: viewer { id }`).join(' ')} }`,
  '#',
  '\u0000',
  `{ viewer ${'@include(if: true)'.repeat(100)} { id } }`,
  '{ projects(first: 1000000000) { items { id } } }',
];

function randomBody(): string {
  const kind = random();
  if (kind < 0.15)
    return pick(['', '{', '[', 'null', '[]', '{"a":', '\ufeff{}', '"x"', '1', '[[[[[[', '{"a":1}{"b":2}']);
  if (kind < 0.5) {
    const body = {
      query: random() < 0.7 ? pick(queries) : pick(values),
      operationName: pick(values),
      variables: pick(values),
    };
    return JSON.stringify(random() < 0.2 ? [body, body] : body);
  }
  return JSON.stringify(
    Object.fromEntries(
      Array.from({ length: 1 + Math.floor(random() * 6) }, () => [pick(keys), pick(values)]),
    ),
  );
}

describe('malformed requests', () => {
  test('2,000 of them: no 5xx, no stack, and the server goes on', async () => {
    const faults: string[] = [];
    for (let n = 0; n < 2000; n += 1) {
      const request = {
        method: pick(methods),
        url: pick(paths),
        headers: {
          host: pick(hosts),
          'content-type': pick(types),
          accept: pick(['application/json', 'text/html', '*/*', '']),
          authorization: pick([
            '',
            'Bearer',
            'Bearer a.b.c',
            'Bearer api.x.y',
            `Bearer ${'x'.repeat(9000)}`,
            'Basic eA==',
          ]),
          cookie: pick([
            '',
            'hark_session=x',
            'hark_session=%00',
            ';;;=',
            `hark_session=${'y'.repeat(5000)}`,
          ]),
        },
        payload: randomBody(),
      };
      const answer = await app.http.inject(request);
      if (answer.statusCode >= 500)
        faults.push(`${answer.statusCode} ${request.method} ${request.url} ${request.payload}`);
      if (/\bat .*\.(ts|js|mjs):\d+/.test(answer.payload))
        faults.push(`stack: ${request.method} ${request.url}`);
    }
    expect(faults).toEqual([]);
    expect((await app.http.inject({ method: 'GET', url: '/ping' })).payload).toBe('pong');
  });

  test('a body over the limit is refused by its size', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      headers: { host: 'acme.hark.test', 'content-type': 'application/json' },
      payload: JSON.stringify({ query: 'x'.repeat(65_536) }),
    });
    expect(answer.statusCode).toBe(413);
    expect(JSON.parse(answer.payload)).toEqual({
      errors: [{ code: 'ValidationError', title: 'The request is too large' }],
    });
  });

  test.each([
    ['unknown host', 'evil.example', 'GET', '/home', 404],
    ['unknown workspace', 'nobody.hark.test', 'POST', '/api/graphql', 404],
    ['unknown API path', 'hark.test', 'GET', '/api/nothing', 404],
    ['form post to GraphQL', 'acme.hark.test', 'POST', '/api/graphql', 404],
  ] as const)('%s', async (_name, host, method, url, status) => {
    const answer = await app.http.inject({
      method,
      url,
      headers: { host, 'content-type': 'application/json' },
      ...(method === 'POST' && { payload: { query: '{ viewer { id } }' } }),
    });
    expect(answer.statusCode).toBe(status);
  });
});
