import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import type { ReachedServer } from './reach-server.ts';

/** One thing after the other that somebody without an account can do, until it is enough. */
export async function actAsStranger(server: ReachedServer, goesOn: () => boolean): Promise<void> {
  const host = server.hosts.quiet;
  const tricks: (() => Promise<unknown>)[] = [
    () => server.send({ host, method: 'POST', path: '/api/graphql', body: largeBody }),
    () => server.graphql({ host }, '{ __schema { types { name } } }'),
    () =>
      server.graphql({ host, bearer: `eyJhbGciOiJub25lIn0.${random()}.x` }, '{ projects { items { id } } }'),
    () =>
      server.send({
        host,
        method: 'POST',
        path: '/api/auth/login',
        body: JSON.stringify({ email: `${random()}@nobody.example`, password: random() }),
      }),
    () => server.send({ host, path: `/p/${random().slice(0, 12)}` }),
    () => server.send({ host, path: `/embed/highlights/018f4b6e-0000-7000-8000-${random().slice(0, 12)}` }),
    () => halfOpenSocket(server),
  ];
  while (goesOn()) {
    await tricks[Math.floor(Math.random() * tricks.length)]?.();
    await pause(50);
  }
}

const largeBody = `{"variables":{"a":[${'{},'.repeat(300_000)}{}]}}`;

function random(): string {
  return Math.random().toString(36).slice(2).padEnd(12, 'x');
}

async function halfOpenSocket(server: ReachedServer): Promise<void> {
  const headers = { host: server.hosts.quiet };
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/collaboration`, { headers });
  socket.on('error', () => {});
  socket.once('open', () => socket.send(Buffer.alloc(1_000_000), { fin: false }));
  await pause(200);
  socket.terminate();
}
