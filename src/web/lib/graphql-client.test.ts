import { cacheExchange, type Client } from '@urql/core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Sent = { path: string; headers: Headers; body: unknown; outlives: boolean };
type Answer = { status: number; body: unknown };

const good = { data: { __typename: 'Query', ping: 'pong' } };
const expired = { errors: [{ message: 'jwt expired', extensions: { errorCode: 'Unauthorized' } }] };

let sent: Sent[];
let answers: Answer[];
let client: Client;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    sent.push({
      path,
      headers: new Headers(init.headers),
      body: JSON.parse(init.body as string),
      outlives: init.keepalive === true,
    });
    if (path === '/api/auth/token') return Response.json({ token: `token-${tokenCalls()}`, expiresIn: 300 });
    const { status, body } = answers.shift() ?? { status: 200, body: good };
    return Response.json(Array.isArray(sent.at(-1)?.body) ? [good, good] : body, { status });
  });
  const { createGraphqlClient } = await import('./graphql-client.ts');
  client = createGraphqlClient(cacheExchange);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const calls = () => sent.filter(({ path }) => path === '/api/graphql');
const tokenCalls = () => sent.filter(({ path }) => path === '/api/auth/token').length;

async function settle<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(15_000);
  return work;
}

describe('GraphQL client', () => {
  it('posts one operation with bearer, release and extras', async () => {
    const result = await settle(client.query('query Ping { ping }', {}).toPromise());
    expect(result.data).toMatchObject({ ping: 'pong' });
    const [call] = calls();
    expect(call?.headers.get('authorization')).toBe('Bearer token-1');
    expect(call?.headers.get('x-hark-release')).toBeTruthy();
    expect(call?.body).toMatchObject({ operationName: 'Ping', extras: { locale: expect.any(String) } });
  });

  it('renews an expired token once for all who met it, without an error', async () => {
    answers = [1, 2, 3].map(() => ({ status: 401, body: expired }));
    const names = ['A', 'B', 'C'];
    const results = await settle(
      Promise.all(names.map((name) => client.query(`query ${name} { ping }`, {}).toPromise())),
    );
    expect(results.map(({ error }) => error)).toEqual([undefined, undefined, undefined]);
    expect(tokenCalls()).toBe(2);
    expect(calls().at(-1)?.headers.get('authorization')).toBe('Bearer token-2');
  });

  it('renews before the end of the token', async () => {
    await settle(client.query('query A { ping }', {}).toPromise());
    await vi.advanceTimersByTimeAsync(280_000);
    await settle(client.query('query B { ping }', {}).toPromise());
    expect(tokenCalls()).toBe(2);
  });

  it('tries reads five times on 5xx', async () => {
    answers = Array.from({ length: 9 }, () => ({ status: 503, body: { errors: [] } }));
    const result = await settle(client.query('query A { ping }', {}).toPromise());
    expect(result.error).toBeDefined();
    expect(calls()).toHaveLength(5);
  });

  it('sends no beacon for an answer of 5xx, whatever it says, and one for a fault in an answer', async () => {
    const beacons: string[] = [];
    const sendBeacon = (url: string): boolean => beacons.push(url) > 0;
    vi.stubGlobal('navigator', { onLine: true, language: 'en', sendBeacon });
    vi.stubGlobal('location', { pathname: '/' });
    const fault = { errors: [{ message: 'Something broke', extensions: { code: 'INTERNAL' } }] };
    answers = [
      { status: 500, body: fault },
      { status: 503, body: 'Service unavailable' },
    ];
    for (const name of ['A', 'B']) await settle(client.mutation(`mutation ${name} { ping }`, {}).toPromise());
    expect(beacons).toEqual([]);
    answers = [{ status: 200, body: fault }];
    await settle(client.mutation('mutation C { ping }', {}).toPromise());
    expect(beacons).toEqual(['/api/telemetry']);
  });

  it('lets changes outlive the page, as many as a browser holds', async () => {
    const long = (letter: string) => ({ text: letter.repeat(40_000) });
    await settle(
      Promise.all([
        client.query('query A { ping }', {}).toPromise(),
        client.mutation('mutation B($text: String) { ping }', long('b')).toPromise(),
        client.mutation('mutation C($text: String) { ping }', long('c')).toPromise(),
      ]),
    );
    await settle(client.mutation('mutation D($text: String) { ping }', long('d')).toPromise());
    expect(calls().map(({ outlives }) => outlives)).toEqual([false, true, false, true]);
  });

  it('never repeats a write', async () => {
    answers = [{ status: 503, body: { errors: [] } }];
    const result = await settle(client.mutation('mutation A { ping }', {}).toPromise());
    expect(result.error).toBeDefined();
    expect(calls()).toHaveLength(1);
  });

  it('batches the comment query only', async () => {
    const comments = ['1', '2'].map((id) =>
      client.query('query Comments($id: ID!) { ping(id: $id) }', { id }).toPromise(),
    );
    const others = ['D', 'E'].map((name) => client.query(`query ${name} { ping }`, {}).toPromise());
    await settle(Promise.all([...comments, ...others]));
    expect(calls().map(({ body }) => Array.isArray(body))).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(calls()).toHaveLength(3);
  });
});
