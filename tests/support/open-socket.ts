import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';

/** A client that hears what changes, as an open browser does. Resolves once the server knows it. */
export async function openSocket(
  port: number,
  { host, bearer }: { host: string; bearer: string },
): Promise<WebSocket> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/graphql`, 'graphql-transport-ws', {
    headers: { host },
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'connection_init', payload: { authorization: `Bearer ${bearer}` } }));
  const [ack] = await once(socket, 'message');
  expect(JSON.parse(String(ack)).type).toBe('connection_ack');
  const query = 'subscription { workspaceChanged { type } }';
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query } }));
  return socket;
}
