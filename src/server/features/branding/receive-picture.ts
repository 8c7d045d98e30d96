import type { FastifyRequest } from 'fastify';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';

/** The whole body in memory: a logo is small. What was announced is checked before a byte is read. */
export async function receivePicture({ headers, raw }: FastifyRequest): Promise<Buffer> {
  const announced = headers['content-length'];
  if (announced === undefined || !/^\d{1,15}$/.test(announced))
    throw new ValidationError('The header content-length must be a whole number');
  accept(checkSize(sizeLimits.logo, Number(announced)));
  const chunks: Buffer[] = [];
  for await (const chunk of raw) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
}
