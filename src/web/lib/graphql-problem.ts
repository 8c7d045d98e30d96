import type { CombinedError } from '@urql/core';
import { isExpiredToken, isGraphqlMissing, shownMessage } from '#domain/connectivity/ignored-errors.ts';

export type Problem = { kind: 'not-found' | 'no-access' | 'refused' | 'failed'; message: string };

/** What to tell the person. The server's words only where it wrote them for people. */
export function problemOf(error: CombinedError): Problem {
  const first = error.graphQLErrors[0];
  const code = first?.extensions['errorCode'];
  const own = first
    ? shownMessage({ message: first.message, humanReadable: first.extensions['humanReadable'] === true })
    : undefined;
  if (code === 'NotFound') return { kind: 'not-found', message: own ?? 'Not found' };
  if (code === 'Forbidden')
    return { kind: 'no-access', message: own ?? 'You don’t have permission to do this' };
  if (own !== undefined) return { kind: 'refused', message: own };
  return { kind: 'failed', message: failureText(error) };
}

export function statusOf(error: CombinedError): number | null {
  const response: unknown = error.response;
  return response instanceof Response ? response.status : null;
}

/** The server was not reached, or said that it can't answer now. */
export function isUnanswered(error: CombinedError): boolean {
  const status = statusOf(error);
  if (status === null) return error.networkError !== undefined;
  return status >= 500 || status === 429;
}

export function isRefusedToken(error: CombinedError): boolean {
  return statusOf(error) === 401 || error.graphQLErrors.some((item) => isExpiredToken(item.message));
}

function failureText(error: CombinedError): string {
  if (!navigator.onLine) return 'You’re offline. Check your connection and try again.';
  const status = statusOf(error);
  if (status === null) return 'Hark can’t be reached. Check your connection and try again.';
  if (isGraphqlMissing({ status, path: '/api/graphql' })) {
    return 'Hark may have been updated since you opened it. Reload the page.';
  }
  return 'Something went wrong on our side. Try again in a moment.';
}
