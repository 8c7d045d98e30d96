import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { socketLimits } from '#domain/limits/request-limits.ts';
import { createScene, type Person } from '#tests/support/scene.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
let ada: Person;
let port: number;
const open: WebSocket[] = [];
beforeAll(async () => {
  app = await startTestApp();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const address = app.http.server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
  ada = await (await createScene(app)).member();
});
afterAll(() => app.close());
afterEach(async () => {
  const closing = open.splice(0).map(async (socket) => {
    if (socket.readyState !== WebSocket.OPEN) return;
    const closed = once(socket, 'close');
    socket.terminate();
    await closed;
  });
  await Promise.all(closing);
});

function connect(path: string): WebSocket {
  const protocol = path === '/api/graphql' ? 'graphql-transport-ws' : [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocol, {
    headers: { host: ada.visitor.host },
  });
  socket.on('error', () => {});
  open.push(socket);
  return socket;
}

async function signIn(): Promise<WebSocket> {
  const socket = connect('/api/graphql');
  await once(socket, 'open');
  const answered = once(socket, 'message');
  const authorization = `Bearer ${await ada.bearer()}`;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  await answered;
  return socket;
}

describe.each(['/collaboration', '/api/graphql'])('before sign-in, %s', (path) => {
  test('takes 64 kB and no more', async () => {
    const socket = connect(path);
    await once(socket, 'open');
    const closed = once(socket, 'close');
    // The last byte is missing: the message would be held until it comes.
    socket.send(Buffer.alloc(socketLimits.strangerBytes + 1), { fin: false });
    const [code] = await closed;
    expect(code).toBe(1006);
  });

  test('is open to one address a few times', async () => {
    for (let count = 0; count < socketLimits.strangersPerAddress; count += 1) {
      await once(connect(path), 'open');
    }
    const [, answer] = await once(connect(path), 'unexpected-response');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([429, '10']);
  });
});

test('a socket ends when nobody signs in on it', async () => {
  const began = performance.now();
  await Promise.all(
    ['/collaboration', '/api/graphql'].map(async (path) => {
      const socket = connect(path);
      await once(socket, 'open');
      await once(socket, 'close');
    }),
  );
  expect(performance.now() - began).toBeGreaterThan(socketLimits.strangerMs - 1000);
});

test('bytes that are no message end the editor’s socket, and say nothing to the console', async () => {
  const said: unknown[] = [];
  const { error } = console;
  Object.assign(console, { error: (...parts: unknown[]) => void said.push(parts) });
  try {
    for (const bytes of ['ff', 'ffffffffff', '0a61'].map((hex) => Buffer.from(hex, 'hex'))) {
      const socket = connect('/collaboration');
      await once(socket, 'open');
      socket.send(bytes);
      const [code] = await once(socket, 'close');
      expect(code).toBe(4400);
    }
  } finally {
    Object.assign(console, { error });
  }
  expect(said).toEqual([]);
});

test('a socket carries a few subscriptions, and says so to the next', async () => {
  const socket = await signIn();
  const refused = new Promise<string>((resolve) => {
    socket.on('message', (data: Buffer) => resolve(data.toString()));
  });
  const query = 'subscription { workspaceChanged { id } }';
  for (let id = 0; id <= socketLimits.subscriptions; id += 1) {
    socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query } }));
  }
  const { id, type, payload } = JSON.parse(await refused);
  expect([id, type, payload[0].message]).toEqual([
    String(socketLimits.subscriptions),
    'error',
    `At most ${socketLimits.subscriptions} subscriptions at a time`,
  ]);
});

test('a member has so many sockets', async () => {
  for (let count = 0; count < socketLimits.perMember; count += 1) await signIn();
  const socket = connect('/api/graphql');
  await once(socket, 'open');
  const authorization = `Bearer ${await ada.bearer()}`;
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization } }));
  const [code] = await once(socket, 'close');
  expect(code).toBe(4429);
});
