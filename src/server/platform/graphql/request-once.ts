import type { FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { requestKeyHeader } from '#domain/connectivity/request-key.ts';
import { isUuid } from '#domain/ids/uuid.ts';
import { RepeatedRequest, type RequestOnce } from '#server/platform/context/claim-request.ts';

/** From the header of a request that its sender may repeat. */
export function readRequestOnce({ headers }: FastifyRequest): { once?: RequestOnce } {
  const given = headers[requestKeyHeader];
  if (given === undefined) return {};
  if (typeof given !== 'string' || !isUuid(given)) throw new ValidationError('The request key is not a UUID');
  return { once: { key: given, isClaimed: false } };
}

/** Nothing went wrong: the sender only learns that it was done already. */
export function isRepeated({ errors = [] }: ExecutionResult): boolean {
  return errors.some(({ originalError }) => originalError instanceof RepeatedRequest);
}

export const repeatedAnswer = { data: null, extensions: { repeated: true } } as const;
