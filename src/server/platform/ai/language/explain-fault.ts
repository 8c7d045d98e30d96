import { APICallError, RetryError } from 'ai';
import { Unfetchable } from '#server/platform/outbound/unfetchable.ts';
import { GenerationFailed, type GenerationFault } from './generation.ts';

type Standing = { readonly isCancelled: boolean; readonly isPartial: boolean };

/** What a service's answer, or its silence, means for the person who waits for it. */
export function explainFault(error: unknown, { isCancelled, isPartial }: Standing): GenerationFailed {
  if (isCancelled) return new GenerationFailed('cancelled', { isPartial, cause: error });
  if (error === 'timeout' || isTimeout(error))
    return new GenerationFailed('slow', { isPartial, cause: error });
  const last = RetryError.isInstance(error) ? error.lastError : error;
  if (isPartial) return new GenerationFailed('broken', { isPartial, cause: last });
  if (!APICallError.isInstance(last))
    return new GenerationFailed(last === 'broken' ? 'broken' : isUnreached(last) ? 'down' : 'broken', {
      cause: last,
    });
  const wait = retryAfter(last.responseHeaders);
  return new GenerationFailed(faultOf(last), {
    cause: last,
    ...(wait !== undefined && { retryAfterMs: wait }),
  });
}

function faultOf({ statusCode, cause }: APICallError): GenerationFault {
  if (statusCode === undefined) return isUnreached(cause) ? 'down' : 'broken';
  if (statusCode === 401 || statusCode === 403) return 'key';
  if (statusCode === 429 || statusCode === 529) return 'busy';
  if (statusCode >= 500) return 'down';
  return statusCode >= 400 ? 'refused' : 'unreadable';
}

function isUnreached(error: unknown): boolean {
  return error instanceof Unfetchable || (error instanceof Error && error.cause instanceof Unfetchable);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || isTimeout(error.cause));
}

/** Seconds or a date, as services write it. */
function retryAfter(headers: Record<string, string> | undefined): number | undefined {
  const value = headers?.['retry-after'];
  if (value === undefined) return undefined;
  const seconds = Number(value);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
