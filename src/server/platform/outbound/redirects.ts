import type { IncomingMessage } from 'node:http';
import type { ReadableStream } from 'node:stream/web';
import { Unfetchable } from './unfetchable.ts';

export type Hop = {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
};

/** Everything else may be a key, and was meant for the host that was asked first. */
const sentToOtherHosts = new Set(['accept', 'accept-language', 'user-agent']);

/** Where an answer leads, or undefined where it is the answer. */
export function nextHop(
  hop: Hop,
  { statusCode: status = 0, headers: { location } }: IncomingMessage,
  redirect: 'follow' | 'error',
): Hop | undefined {
  if (status < 300 || status >= 400 || status === 304 || location === undefined) return undefined;
  if (redirect === 'error' || !['GET', 'HEAD'].includes(hop.method))
    throw new Unfetchable('This address leads to another one, which is not followed');
  const url = readUrl(location, hop.url);
  const headers =
    url.origin === hop.url.origin
      ? hop.headers
      : new Headers([...hop.headers].filter(([name]) => sentToOtherHosts.has(name)));
  return { url, method: hop.method, headers, body: null };
}

export function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new Unfetchable('This is not an address');
  const url = new URL(text, base);
  if (!['http:', 'https:'].includes(url.protocol))
    throw new Unfetchable('Only http and https can be fetched');
  if (url.username !== '' || url.password !== '')
    throw new Unfetchable('An address must not hold a password');
  return url;
}
