import { lookup } from 'node:dns/promises';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { callbackify } from 'node:util';
import { isPublicAddress } from './public-address.ts';
import { Unfetchable } from './unfetchable.ts';

export type Resolved = { readonly address: string; readonly family: number };
export type Resolve = (host: string) => Promise<readonly Resolved[]>;

export type Connections = {
  readonly lookup: LookupFunction;
  agentFor(url: URL): HttpAgent;
  /** Throws Unfetchable for an address written as numbers, which no lookup would ever see. */
  checkLiteral(url: URL): void;
  close(): void;
};

const settings = { keepAlive: true, maxSockets: 256, maxFreeSockets: 8, timeout: 60_000 } as const;
const notPublic = 'This address is not on the public internet';

const resolveBySystem: Resolve = (host) => lookup(host, { all: true });

/**
 * Kept connections to addresses of one kind. A name is resolved once for each connection and the connection goes to
 * what was checked, so a name that changes its mind can't lead inside.
 */
export function openConnections(
  isAllowed: (address: string) => boolean = isPublicAddress,
  resolve: Resolve = resolveBySystem,
): Connections {
  async function find(host: string): Promise<readonly Resolved[]> {
    const found = await resolve(host).catch(() => {
      throw new Unfetchable('There is no such address');
    });
    if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
      throw new Unfetchable(notPublic);
    return found;
  }
  const callbackFind = callbackify(find);
  const http = new HttpAgent(settings);
  const https = new HttpsAgent(settings);
  return {
    agentFor: ({ protocol }) => (protocol === 'https:' ? https : http),
    checkLiteral({ hostname }) {
      const host = hostname.replace(/^\[(.*)\]$/, '$1');
      if (isIP(host) !== 0 && !isAllowed(host)) throw new Unfetchable(notPublic);
    },
    lookup(host, { all }, done) {
      callbackFind(host, (error, found) => {
        const [first] = found ?? [];
        if (error || !first) done(error, []);
        else if (all) done(null, [...found]);
        else done(null, first.address, first.family);
      });
    },
    close() {
      http.destroy();
      https.destroy();
    },
  };
}
