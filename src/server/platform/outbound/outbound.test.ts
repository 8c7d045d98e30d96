import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openOutbound, type Outbound, type OutboundInit } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';
import { Unfetchable } from './unfetchable.ts';

let server: Server;
let other: Server;
let port: number;
let otherPort: number;
let origin: string;
let asked: {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
  socket: unknown;
}[] = [];

beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  other = createServer((request, response) => response.end(JSON.stringify(request.headers)));
  port = await listen(server);
  otherPort = await listen(other);
  origin = `http://127.0.0.1:${port}`;
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  const { method = '', url = '', headers, socket } = request;
  asked.push({ method, url, headers, body, socket });
  if (url === '/to-inside') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
  else if (url === '/to-private-name')
    response.writeHead(302, { location: `http://inside.test:${port}/` }).end();
  else if (url === '/to-other') response.writeHead(302, { location: `http://127.0.0.1:${otherPort}/` }).end();
  else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
  else if (url === '/large') response.end(Buffer.alloc(5000));
  else if (url === '/stalls') response.write('a');
  else if (url === '/breaks') response.write('a', () => response.destroy());
  else if (url === '/nothing') response.writeHead(204).end();
  else
    response
      .writeHead(200, {
        'content-type': 'text/plain',
        link: ['<a>; rel=next', '<b>; rel=last'],
        'retry-after': '7',
      })
      .end('hello');
}

beforeEach(() => {
  asked = [];
});
afterAll(() => {
  for (const one of [server, other]) {
    one.closeAllConnections();
    one.close();
  }
});

async function listen(one: Server): Promise<number> {
  await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
  return (one.address() as AddressInfo).port;
}

const limits = { maxBytes: 1000, timeoutMs: 400 };
async function using<T>(
  run: (outbound: Outbound) => Promise<T>,
  options: Parameters<typeof openOutbound>[0] = {},
): Promise<T> {
  const outbound = openOutbound(options);
  try {
    return await run(outbound);
  } finally {
    outbound.close();
  }
}
const get = (url: string, init: Partial<OutboundInit> = {}): Promise<Response> =>
  using(
    async (outbound) => {
      const answer = await outbound.fetch(url, { ...limits, ...init });
      return new Response(answer.status === 204 ? null : await answer.text(), answer);
    },
    { allowed: [`127.0.0.1:${port}`, `127.0.0.1:${otherPort}`] },
  );

describe('which addresses are reached', () => {
  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '169.254.169.254',
    '100.100.0.1',
    '0.0.0.0',
    '::1',
    '::ffff:169.254.169.254',
    'fd00::1',
    'fe80::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  test.each([
    () => `${origin}/`,
    () => origin.replace('127.0.0.1', '127.1'),
    () => origin.replace('127.0.0.1', '0x7f.1'),
    () => origin.replace('127.0.0.1', '[::ffff:127.0.0.1]'),
    () => origin.replace('127.0.0.1', 'localhost'),
    () => 'file:///etc/passwd',
    () => 'gopher://example.org/',
    () => 'http://user:pass@example.org/',
    () => 'not an address',
  ])('nothing inside is reached', async (url) => {
    await expect(using((outbound) => outbound.fetch(url(), limits))).rejects.toThrow(Unfetchable);
    expect(asked).toEqual([]);
  });

  test('a name that answers with a public address first and a private one next is refused', async () => {
    const answers = [['93.184.216.34', '127.0.0.1'], ['127.0.0.1']];
    await using(
      async (outbound) => {
        for (let turn = 0; turn < 2; turn += 1)
          await expect(outbound.fetch(`http://rebinds.test:${port}/`, limits)).rejects.toThrow(
            'public internet',
          );
      },
      { resolve: async () => (answers.shift() ?? []).map((address) => ({ address, family: 4 })) },
    );
    expect([asked, answers]).toEqual([[], []]);
  });

  test('a host that the operator names is reached on the port that was named', async () => {
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const ask = (allowed: string[]) =>
      using(async (outbound) => (await outbound.fetch(`http://models.test:${port}/`, limits)).text(), {
        allowed,
        resolve,
      });
    expect(await ask(['models.test'])).toBe('hello');
    expect(await ask([`models.test:${port}`])).toBe('hello');
    await expect(ask([`models.test:${port + 1}`])).rejects.toThrow('public internet');
  });
});

describe('what is sent and what comes back', () => {
  test('any method with a body and headers, and every header of the answer', async () => {
    const answer = await get(`${origin}/`, {
      method: 'PATCH',
      headers: { 'x-api-key': 'k' },
      body: JSON.stringify({ a: 'é' }),
    });
    expect([answer.headers.get('link'), answer.headers.get('retry-after')]).toEqual([
      '<a>; rel=next, <b>; rel=last',
      '7',
    ]);
    expect(asked[0]).toMatchObject({
      method: 'PATCH',
      body: '{"a":"é"}',
      headers: { 'x-api-key': 'k', 'content-length': '10' },
    });
    const form = new FormData();
    form.set('file', new Blob(['words']), 'a.wav');
    await get(`${origin}/`, { method: 'POST', body: form });
    expect(asked[1]?.headers['content-type']).toContain('multipart/form-data; boundary');
    expect(asked[1]?.body).toContain('words');
    expect((await get(`${origin}/nothing`)).status).toBe(204);
  });

  test('a connection serves several requests', async () => {
    await using(
      async (outbound) => {
        for (let turn = 0; turn < 3; turn += 1) await (await outbound.fetch(`${origin}/`, limits)).text();
      },
      { allowed: ['127.0.0.1'] },
    );
    expect(new Set(asked.map(({ socket }) => socket)).size).toBe(1);
  });

  test('redirects are checked again, counted, and carry no key to another host', async () => {
    await expect(get(`${origin}/to-inside`)).rejects.toThrow('not on the public internet');
    await expect(get(`${origin}/to-private-name`)).rejects.toThrow(Unfetchable);
    await expect(get(`${origin}/round`)).rejects.toThrow('too many times');
    await expect(get(`${origin}/round`, { redirect: 'error' })).rejects.toThrow('not followed');
    await expect(get(`${origin}/round`, { method: 'POST', body: 'a' })).rejects.toThrow('not followed');
    const headers = { authorization: 'Bearer secret', 'x-api-key': 'secret', accept: 'text/html' };
    const carried = await (await get(`${origin}/to-other`, { headers })).text();
    expect(carried).toContain('text/html');
    expect(carried).not.toContain('secret');
  });

  test('what is too large, too slow, stalls or breaks off is an error, never a shorter answer', async () => {
    await expect(get(`${origin}/large`)).rejects.toThrow('too large');
    await expect(get(`${origin}/stalls`)).rejects.toThrow(Unfetchable);
    await expect(get(`${origin}/stalls`, { timeoutMs: 10_000, idleMs: 50 })).rejects.toThrow('too long');
    await expect(get(`${origin}/breaks`)).rejects.toThrow('stopped answering');
  });

  test('who asked can stop it, before the answer and within it', async () => {
    await expect(get(`${origin}/`, { signal: AbortSignal.abort(new Error('Enough')) })).rejects.toThrow(
      'Enough',
    );
    const stop = new AbortController();
    const reading = get(`${origin}/stalls`, { timeoutMs: 10_000, signal: stop.signal });
    server.once('request', () => setTimeout(() => stop.abort(new Error('Enough')), 20));
    await expect(reading).rejects.toThrow('Enough');
  });
});
