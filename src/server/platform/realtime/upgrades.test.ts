import { createServer, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ByteBudget } from '#server/platform/http/held-bytes.ts';
import { createSocketGate } from './socket-gate.ts';
import { routeUpgrades } from './upgrades.ts';

const gate = createSocketGate({ budget: new ByteBudget(), trustedProxies: 0 });

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('here'));
  routeUpgrades(server, gate).accept('/broken', () => {
    throw new Error('Not prepared for this');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('Not listening');
  port = address.port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function ask(path: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
        () => resolve(socket),
      );
    });
    socket.on('error', () => {});
  });
}

async function answers(): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/`)).text();
}

// An error that nobody listens for would end the process, and with it this run.
test('a client that asks for a socket and resets the connection harms nobody', async () => {
  for (let wait = 0; wait < 30; wait += 1) {
    const socket = await ask('/nowhere');
    await new Promise((resolve) => setTimeout(resolve, wait % 3));
    socket.resetAndDestroy();
  }
  expect(await answers()).toBe('here');
});

test('a request that its taker can’t handle is dropped', async () => {
  const socket = await ask('/broken');
  await new Promise((resolve) => socket.on('close', resolve));
  expect(await answers()).toBe('here');
});
