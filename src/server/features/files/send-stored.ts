import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Storage } from '#server/platform/storage/storage.ts';
import { cutWhenRefused } from './cut-when-refused.ts';
import { readRange } from './read-range.ts';

export type Sending = {
  storage: Storage;
  key: string;
  contentType: string;
  /** Names the version of the bytes. */
  etag: string;
  /** Given: saved under this name instead of shown. */
  downloadAs?: string;
  /** For what takes long: throws once the person may no longer have it. */
  askAgain?: () => Promise<unknown>;
};

/** Bytes of people: never run as a page of ours, never sniffed, never kept where somebody else could find them. */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, contentType, etag, downloadAs, askAgain }: Sending,
): Promise<FastifyReply> {
  const size = await storage.size(key);
  if (size === undefined) throw new NotFound();
  const tag = `"${etag}"`;
  reply
    .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
    .header('cross-origin-resource-policy', 'same-origin')
    // Kept by the browser, asked for again each time: access is looked at before a 304 too.
    .header('cache-control', 'private, no-cache')
    .header('accept-ranges', 'bytes')
    .header('etag', tag)
    .type(contentType);
  if (downloadAs !== undefined) reply.header('content-disposition', attachment(downloadAs));
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const ifRange = request.headers['if-range'];
  const wanted = ifRange !== undefined && ifRange !== tag ? undefined : request.headers.range;
  const range = readRange(wanted, size);
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${size}`).send();
  const [start, end] = range ? [range.start, range.end] : [0, size - 1];
  reply.header('content-length', String(end - start + 1));
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  if (request.method === 'HEAD' || size === 0) return reply.send();
  const bytes = await storage.open(key, range);
  if (askAgain) cutWhenRefused(bytes, askAgain);
  return reply.send(bytes);
}

/** The plain form for old clients, the encoded one for every letter. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
