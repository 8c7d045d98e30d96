import type { FastifyRequest } from 'fastify';

/** A file is asked for piece by piece: the first piece is the download. */
export function isFirstPiece({ headers }: FastifyRequest): boolean {
  return /^bytes=0-|^$/.test(headers.range ?? '');
}
