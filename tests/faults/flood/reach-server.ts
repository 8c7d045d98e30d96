import { request } from 'node:http';
import { decode } from '#domain/codec/codec.ts';
import { finite, integer, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';

const both = object({ hostile: string, quiet: string });
export const addressCodec = object({ port: integer, hosts: both, projects: both });
const health = object({
  rss: integer,
  longestPauseMs: finite,
  hostile: array(string),
  quiet: array(string),
});

type Asking = {
  method?: 'GET' | 'POST' | 'PATCH';
  host: string;
  path: string;
  bearer?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
export type Answered = { status: number; ms: number; body: string; headers: NodeJS.Dict<string | string[]> };

/** A running server, for attackers and for people who use it. */
export type ReachedServer = {
  readonly port: number;
  readonly hosts: { readonly hostile: string; readonly quiet: string };
  readonly projects: { readonly hostile: string; readonly quiet: string };
  /** Status 0: the connection broke. */
  send(asking: Asking): Promise<Answered>;
  graphql(who: Pick<Asking, 'host' | 'bearer'>, query: string, variables?: object): Promise<Answered>;
  /** How the server is since it was asked last, with a fresh bearer of everybody. */
  state(): Promise<{ rss: number; longestPauseMs: number; hostile: string[]; quiet: string[] }>;
};

type Address = Pick<ReachedServer, 'port' | 'hosts' | 'projects'>;

export function reachServer({ port, hosts, projects }: Address): ReachedServer {
  const send: ReachedServer['send'] = (asking) => sendTo(port, asking);
  return {
    port,
    hosts,
    projects,
    send,
    graphql: (who, query, variables = {}) =>
      send({ ...who, method: 'POST', path: '/api/graphql', body: JSON.stringify({ query, variables }) }),
    async state() {
      const { body } = await send({ host: 'hark.test', path: '/flood/state' });
      return decode(health, JSON.parse(body));
    },
  };
}

export function sendTo(
  port: number,
  { method = 'GET', host, path, bearer, headers, body }: Asking,
): Promise<Answered> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, text: string, got: Answered['headers'] = {}): void =>
      resolve({ status, ms: performance.now() - began, body: text, headers: got });
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: false,
        headers: {
          host,
          ...(body !== undefined && {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          }),
          ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
          ...headers,
        },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => end(0, ''));
        answer.on('end', () => end(answer.statusCode ?? 0, Buffer.concat(chunks).toString(), answer.headers));
      },
    );
    asked.on('error', () => end(0, ''));
    asked.end(body);
  });
}
