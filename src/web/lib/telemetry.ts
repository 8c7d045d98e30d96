import { CombinedError } from '@urql/core';
import { isChunkLoadError } from '#domain/connectivity/chunk-load.ts';
import {
  isBrowserNoise,
  isIgnoredNetworkError,
  isReportedGraphqlError,
} from '#domain/connectivity/ignored-errors.ts';
import { parseUrl } from '#domain/routes/parse-url.ts';
import { routes } from '#domain/routes/route-table.ts';
import { statusOf } from './graphql-problem.ts';
import { release } from './release.ts';
import { RestError } from './rest.ts';

const endpoint = '/api/telemetry';
let isUnloading = false;

/** Sends an unexpected error by beacon; what the specification ignores stays here. Never throws. */
export function reportUnexpected(error: unknown): void {
  if (!(error instanceof Error) || !isUnexpected(error)) return;
  const report = {
    kind: 'error',
    message: (error.stack ?? `${error.name}: ${error.message}`).slice(0, 2000),
    url: maskedPath(),
    release,
  };
  navigator.sendBeacon?.(endpoint, new Blob([JSON.stringify(report)], { type: 'application/json' }));
}

/** The pattern of the page, never its ids, titles, tokens or search words. */
function maskedPath(): string {
  const match = parseUrl(location.pathname);
  return match ? routes[match.name].path : 'unknown';
}

/** Called once at start. */
export function watchErrors(): void {
  addEventListener('error', (event) => reportUnexpected(event.error ?? new Error(event.message)));
  addEventListener('unhandledrejection', (event) => reportUnexpected(event.reason));
  addEventListener('pagehide', () => {
    isUnloading = true;
  });
}

function isUnexpected(error: Error): boolean {
  if (error instanceof RestError || isChunkLoadError(error.message) || isBrowserNoise(error.message))
    return false;
  if (!(error instanceof CombinedError)) return !isIgnoredNetworkError(failureOf(error, 0));
  // With words of the server or without: its own log knows of it.
  const status = statusOf(error) ?? 0;
  if (error.networkError || status >= 500)
    return !isIgnoredNetworkError(failureOf(error.networkError ?? error, status));
  return error.graphQLErrors.some((item) =>
    isReportedGraphqlError({ message: item.message, code: String(item.extensions['code']) }),
  );
}

function failureOf(error: Error, status: number) {
  return {
    message: error.message,
    name: error.name,
    status,
    isOffline: !navigator.onLine,
    isUnloading,
  };
}
