import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type SafeRequest = {
  readonly url: string;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly headers?: Readonly<Record<string, string>>;
};
export type SafeAnswer = { readonly status: number; readonly contentType: string; readonly body: Buffer };

/** Says in one sentence why an address was not fetched. */
export class Unfetchable extends Error {}

type Options = { readonly isAllowed?: (address: string) => boolean };
const mostRedirects = 3;

/**
 * GET of an address that a person gave us. The name is resolved once and the connection goes to what was checked, so
 * a name that changes its mind can't lead inside; redirects are new addresses and checked like the first.
 */
export async function fetchSafely(asked: SafeRequest, options: Options = {}): Promise<SafeAnswer> {
  const signal = AbortSignal.timeout(asked.timeoutMs);
  let url = readUrl(asked.url);
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await get(url, asked, signal, options);
    const { location } = answer.headers;
    const status = answer.statusCode ?? 0;
    if (status < 300 || status >= 400 || location === undefined)
      return readBody(answer, status, asked.maxBytes);
    answer.destroy();
    url = readUrl(location, url);
  }
  throw new Unfetchable('The address leads from one to another too often');
}

function readUrl(text: string, base?: URL): URL {
  if (!URL.canParse(text, base?.href)) throw new Unfetchable('This is not an address');
  const url = new URL(text, base);
  if (!['http:', 'https:'].includes(url.protocol))
    throw new Unfetchable('Only http and https can be fetched');
  if (url.username !== '' || url.password !== '')
    throw new Unfetchable('An address must not hold a password');
  return url;
}

async function get(
  url: URL,
  { headers }: SafeRequest,
  signal: AbortSignal,
  { isAllowed = isPublicAddress }: Options,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => isAllowed(address))) {
    throw new Unfetchable('This address is not on the public internet');
  }
  const pinned: LookupFunction = (_host, { all }, done) =>
    all ? done(null, [first]) : done(null, first.address, first.family);
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      { lookup: pinned, agent: false, signal, headers: { accept: '*/*', 'user-agent': 'Hark', ...headers } },
      resolve,
    );
    request.on('error', () => reject(new Unfetchable('The address did not answer')));
    request.end();
  });
}

async function readBody(answer: IncomingMessage, status: number, maxBytes: number): Promise<SafeAnswer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > maxBytes) throw new Unfetchable('What lies at this address is too large');
      chunks.push(chunk);
    }
  } catch (error) {
    answer.destroy();
    throw error instanceof Unfetchable ? error : new Unfetchable('The address took too long to answer');
  }
  return { status, contentType: answer.headers['content-type'] ?? '', body: Buffer.concat(chunks) };
}
