import { request } from 'node:http';
import { onTestFinished } from 'vitest';
import { decode } from '#domain/codec/codec.ts';
import { finite, integer, string } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { startChild, type Child } from '#tests/support/child.ts';
import { tempDir } from '#tests/support/temp-dir.ts';
import { preparePlace } from '../prepare-place.ts';

const both = object({ hostile: string, quiet: string });
const ready = object({ port: integer, hosts: both, projects: both });
const health = object({
  rss: integer,
  longestPauseMs: finite,
  hostile: array(string),
  quiet: array(string),
});

export type Asking = {
  method?: 'GET' | 'POST' | 'PATCH';
  host: string;
  path: string;
  bearer?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};
export type Answered = { status: number; ms: number; body: string; headers: NodeJS.Dict<string | string[]> };

export type FloodedServer = {
  readonly port: number;
  readonly hosts: { readonly hostile: string; readonly quiet: string };
  readonly projects: { readonly hostile: string; readonly quiet: string };
  readonly child: Child;
  /** Status 0: the connection broke. */
  send(asking: Asking): Promise<Answered>;
  graphql(who: Pick<Asking, 'host' | 'bearer'>, query: string, variables?: object): Promise<Answered>;
  /** How the server is since it was asked last, with a fresh bearer of everybody. */
  state(): Promise<{ rss: number; longestPauseMs: number; hostile: string[]; quiet: string[] }>;
};

/** A server in a process of its own, for who attacks it and who uses it meanwhile. */
export async function startFloodedServer(people: { hostile: number; quiet: number }): Promise<FloodedServer> {
  const { place } = await preparePlace();
  const child = startChild('tests/faults/children/flood-server.ts', [
    place,
    tempDir(),
    String(people.hostile),
    String(people.quiet),
  ]);
  onTestFinished(() => child.kill());
  const line = await child.says('ready ', 240_000);
  const { port, hosts, projects } = decode(ready, JSON.parse(line.slice('ready '.length)));
  const send: FloodedServer['send'] = (asking) => sendTo(port, asking);
  return {
    port,
    hosts,
    projects,
    child,
    send,
    graphql: (who, query, variables = {}) =>
      send({ ...who, method: 'POST', path: '/api/graphql', body: JSON.stringify({ query, variables }) }),
    async state() {
      const { body } = await send({ host: 'hark.test', path: '/flood/state' });
      return decode(health, JSON.parse(body));
    },
  };
}

function sendTo(
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
