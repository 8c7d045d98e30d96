import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Entrant, SocketGate } from './socket-gate.ts';

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer, entrant: Entrant) => void;

export type Upgrades = { accept(path: string, upgrade: Upgrade): void };

/** Hands websocket requests to the handler of their path, and refuses the rest instead of leaving them hanging. */
export function routeUpgrades(server: Server, gate: SocketGate): Upgrades {
  const accepted = new Map<string, Upgrade>();
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node takes its own listener away here: a client that resets the connection would end the process.
    socket.on('error', () => socket.destroy());
    const upgrade = accepted.get(pathOf(request));
    if (!upgrade) return refuse(socket, '404 Not Found');
    if (!isSameOrigin(request)) return refuse(socket, '403 Forbidden');
    const entrant = gate.enter(request, socket, head);
    if (!entrant) return refuse(socket, '429 Too Many Requests\r\nRetry-After: 10');
    try {
      upgrade(request, socket, head, entrant);
    } catch {
      socket.destroy();
    }
  });
  return {
    accept(path, upgrade) {
      accepted.set(path, upgrade);
    },
  };
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/';
}

/** Browsers send Origin with every websocket, and a page of another site could use the person's cookies. */
function isSameOrigin({ headers }: IncomingMessage): boolean {
  const { origin, host } = headers;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host);
}
