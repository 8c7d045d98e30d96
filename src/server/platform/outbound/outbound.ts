import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isHostAllowed } from './allowed-hosts.ts';
import { answerOf } from './answer-of.ts';
import { openConnections, type Connections, type Resolve } from './open-connections.ts';
import { nextHop, readUrl, type Hop } from './redirects.ts';
import { Unfetchable } from './unfetchable.ts';

export type OutboundLimits = {
  readonly maxBytes: number;
  /** For the whole of it, the body included. */
  readonly timeoutMs: number;
  /** Between two parts of the answer; a stream that goes on for long still may not stall. */
  readonly idleMs?: number;
};
export type OutboundInit = OutboundLimits & {
  readonly method?: string;
  readonly headers?: RequestInit['headers'];
  readonly body?: RequestInit['body'];
  /** Only GET and HEAD follow; a body is never sent to where somebody else points. */
  readonly redirect?: 'follow' | 'error';
  readonly signal?: AbortSignal | null;
};

/** The one way out of the process over HTTP. */
export type Outbound = {
  /** As the platform's fetch, within limits. Throws Unfetchable, or the signal's reason. */
  fetch(url: string | URL, init: OutboundInit): Promise<Response>;
  close(): void;
};

type OutboundOptions = {
  /** Hosts of the operator's own network, as `name` or `name:port`. */
  readonly allowed?: readonly string[];
  readonly resolve?: Resolve;
};

const mostRedirects = 3;

export function openOutbound({ allowed = [], resolve }: OutboundOptions = {}): Outbound {
  const outside = openConnections(undefined, resolve);
  const inside = openConnections(() => true, resolve);
  return {
    async fetch(address, init) {
      const signal = AbortSignal.any([
        AbortSignal.timeout(init.timeoutMs),
        ...(init.signal ? [init.signal] : []),
      ]);
      let hop = firstHop(readUrl(String(address)), init);
      for (let count = 0; count <= mostRedirects; count += 1) {
        const connections = isHostAllowed(hop.url, allowed) ? inside : outside;
        const answer = await send(hop, connections, signal).catch((error: unknown) => explain(error, init));
        const next = nextHop(hop, answer, init.redirect ?? 'follow');
        if (next === undefined) return answerOf(answer, hop.url, init);
        answer.destroy();
        hop = next;
      }
      throw new Unfetchable('This address redirects too many times');
    },
    close() {
      outside.close();
      inside.close();
    },
  };
}

function firstHop(url: URL, { method = 'GET', headers, body }: OutboundInit): Hop {
  // The platform's own class knows how each kind of body is written and named.
  const request = new Request(url, {
    method,
    ...(headers && { headers }),
    ...(body != null && { body, duplex: 'half' }),
  });
  const given = new Headers(request.headers);
  if (typeof body === 'string') given.set('content-length', String(Buffer.byteLength(body)));
  if (body instanceof Uint8Array) given.set('content-length', String(body.byteLength));
  return { url, method: request.method, headers: given, body: request.body };
}

async function send(hop: Hop, connections: Connections, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, method, headers, body } = hop;
  connections.checkLiteral(url);
  signal.throwIfAborted();
  const open = url.protocol === 'https:' ? requestHttps : requestHttp;
  const named = { accept: '*/*', 'user-agent': 'Hark', ...Object.fromEntries(headers) };
  const { lookup } = connections;
  const request = open(url, { method, lookup, agent: connections.agentFor(url), signal, headers: named });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.once('response', resolve);
    request.on('error', reject);
  });
  if (body === null) request.end();
  // A server may answer before it has read everything; what it says then counts.
  else pipeline(Readable.fromWeb(body), request).catch(() => {});
  return answered;
}

function explain(error: unknown, { signal }: OutboundInit): never {
  if (signal?.aborted) throw signal.reason;
  if (error instanceof Unfetchable) throw error;
  if (error instanceof Error && error.name === 'TimeoutError')
    throw new Unfetchable('The address took too long to answer', { cause: error });
  throw new Unfetchable('The address did not answer', { cause: error });
}
