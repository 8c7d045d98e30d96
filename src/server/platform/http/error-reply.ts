import type { FastifyError, FastifyReply } from 'fastify';
import { CodecError } from '#domain/codec/codec.ts';
import { errorWire } from '#domain/errors/error-codes.ts';
import { HarkError, TooManyRequests, Unavailable, ValidationError } from '#domain/errors/hark-error.ts';
import type { Log } from '#server/platform/log/log.ts';
import { StorageGone } from '#server/platform/storage/storage.ts';

/** The REST form of an error: a code and a title, never a stack. */
export function replyWithError(reply: FastifyReply, thrown: unknown, log: Log): FastifyReply {
  const error = toHarkError(thrown);
  if (error.code === 'InternalError') log.error({ err: thrown }, 'Request failed');
  tellWhenToRetry(reply, error);
  return reply
    .code(statusOf(thrown, error))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ code: error.code, title: error.message }] }));
}

/** Every 429 and 503 says when to come back: clients that guess come back at once, all together. */
export function tellWhenToRetry(reply: FastifyReply, error: HarkError): void {
  if (error instanceof TooManyRequests || error instanceof Unavailable)
    reply.header('retry-after', String(error.retryAfterSeconds));
}

const retrySeconds = 5;

export class BodyTooLarge extends Error {
  readonly statusCode = 413;
}

export function toHarkError(thrown: unknown): HarkError {
  if (thrown instanceof HarkError) return thrown;
  if (thrown instanceof CodecError) return new ValidationError(thrown.message);
  if (thrown instanceof StorageGone)
    return new Unavailable(retrySeconds, 'The file storage is not reachable. Try again shortly.');
  if (isDatabaseGone(thrown))
    return new Unavailable(retrySeconds, 'The database is not reachable. Try again shortly.');
  if (isClientFault(thrown)) return new HarkError('ValidationError', clientFaultText(thrown), false);
  return new HarkError('InternalError', 'Something went wrong', false);
}

export function statusOf(thrown: unknown, error: HarkError): number {
  if (error instanceof Unavailable) return 503;
  if (thrown instanceof HarkError || thrown instanceof CodecError) return errorWire[error.code].status;
  return isClientFault(thrown) ? (thrown.statusCode ?? 400) : 500;
}

/** Fastify's own refusals: a body too large, not JSON, an unsupported media type. */
function isClientFault(thrown: unknown): thrown is Error & Pick<FastifyError, 'statusCode'> {
  if (!(thrown instanceof Error) || !('statusCode' in thrown)) return false;
  const status = thrown.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500;
}

function clientFaultText(error: Pick<FastifyError, 'statusCode'>): string {
  if (error.statusCode === 413) return 'The request is too large';
  if (error.statusCode === 415) return 'Send JSON';
  return 'The request could not be read';
}

const goneCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08006',
  '08001',
  '08003',
]);

export function isDatabaseGone(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('code' in thrown && typeof thrown.code === 'string' && goneCodes.has(thrown.code)) return true;
  return /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|embedded database stopped/.test(
    thrown.message,
  );
}
