import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { eventually } from './eventually.ts';

export type Received = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly raw: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into messages of every shape
  readonly body: any;
};

export type Receiver = {
  readonly host: string;
  readonly url: (path?: string) => string;
  readonly received: Received[];
  /** How it answers from now on; 0 hangs up without an answer. */
  answer(status: number, headers?: Record<string, string>): void;
  waitFor(count: number): Promise<Received[]>;
  close(): Promise<void>;
};

/** A tool of somebody else, on a real port. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 204;
  let extra: Record<string, string> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString();
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      received.push({ path: request.url ?? '', headers, raw, body: raw === '' ? null : JSON.parse(raw) });
      if (status === 0) response.destroy();
      else response.writeHead(status, extra).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    host,
    url: (path = '/hook') => `http://${host}${path}`,
    received,
    answer(next, headers = {}) {
      status = next;
      extra = headers;
    },
    async waitFor(count) {
      return eventually(`${count} messages`, () => (received.length >= count ? received : undefined));
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * As a receiver would write it from the text of Standard Webhooks: the secret without its prefix is base64 of the key;
 * what is signed is id, timestamp and body with dots between; the header holds versioned signatures with spaces between.
 */
export function isSigned(
  { headers, raw }: Pick<Received, 'headers' | 'raw'>,
  secret: string,
  now: Date,
): boolean {
  const timestamp = Number(headers['webhook-timestamp']);
  if (!Number.isInteger(timestamp) || Math.abs(now.getTime() / 1000 - timestamp) > 300) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], raw].join('.');
  const expected = createHmac('sha256', key).update(signed, 'utf8').digest();
  return (headers['webhook-signature'] ?? '').split(' ').some((part) => {
    const [version, signature = ''] = part.split(',');
    const given = Buffer.from(signature, 'base64');
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
