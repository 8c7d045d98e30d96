import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  chunkLoad,
  chunkLoadMessage,
  chunkLoadReasons,
  chunkLoadText,
  isChunkLoadError,
} from './chunk-load.ts';
import {
  connectionEvents,
  isOnline,
  nextConnectionStatus,
  type ConnectionEvent,
} from './connection-status.ts';
import { countFailure, countSuccess, isServiceDown } from './failure-counter.ts';
import {
  isBrowserNoise,
  isGraphqlMissing,
  isIgnoredNetworkError,
  isReportedGraphqlError,
  shownMessage,
} from './ignored-errors.ts';
import { defaultRetry, defaultRetryDelay, mayRetry, ping, readRetry } from './retry-policy.ts';

describe('connection status', () => {
  test.each<[ConnectionEvent[], string]>([
    [['opened'], 'connected'],
    [['opened', 'closed'], 'reconnecting'],
    [['opened', 'closed', 'opened'], 'reconnected'],
    [['opened', 'closed', 'opened', 'settled'], 'connected'],
    [['opened', 'closed', 'opened', 'closed'], 'reconnecting'],
    [['opened', 'went offline'], 'client offline'],
    [['opened', 'went offline', 'closed'], 'client offline'],
    [['opened', 'went offline', 'server silent'], 'client offline'],
    [['opened', 'went offline', 'came online'], 'reconnecting'],
    [['opened', 'went offline', 'came online', 'opened'], 'reconnected'],
    [['opened', 'closed', 'server silent'], 'server offline'],
    [['opened', 'closed', 'server silent', 'opened'], 'reconnected'],
    [['closed'], 'connecting'],
    [['server silent'], 'server offline'],
    [['settled'], 'connecting'],
  ])('%j ends %s', (events, status) => {
    expect(events.reduce(nextConnectionStatus, 'connecting')).toBe(status);
  });

  test('opening always brings us online', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...connectionEvents)), (events) => {
        const status = events.reduce(nextConnectionStatus, 'connecting');
        expect(isOnline(nextConnectionStatus(status, 'opened'))).toBe(true);
        expect(isOnline(nextConnectionStatus(status, 'went offline'))).toBe(false);
      }),
    );
  });
});

describe('failure counter', () => {
  test('stays between 0 and 20', () => {
    expect([countFailure(0), countFailure(19), countFailure(20)]).toEqual([1, 20, 20]);
    expect([countSuccess(20), countSuccess(1), countSuccess(0)]).toEqual([19, 0, 0]);
  });

  test('above 10 the service is down', () => {
    expect([9, 10, 11, 20].map(isServiceDown)).toEqual([false, false, true, true]);
  });
});

describe('retries', () => {
  test('figures', () => {
    expect(readRetry).toEqual({ attempts: 5, initialDelayMs: 300, maxDelayMs: 2000 });
    expect(defaultRetry).toEqual({ attempts: 3, delayMs: 1000 });
    expect(ping).toEqual({ path: '/ping', timeoutMs: 5000 });
  });

  test.each([
    ['query', 500, 1, true],
    ['query', 503, 4, true],
    ['query', 500, 5, false],
    ['query', 499, 1, false],
    ['query', 200, 1, false],
    ['mutation', 500, 1, false],
    ['subscription', 500, 1, false],
  ] as const)('%s with status %i after %i attempts: %s', (kind, status, attempts, expected) => {
    expect(mayRetry({ kind, status, attempts })).toBe(expected);
  });

  test('the default gives up after three attempts', () => {
    expect([1, 2, 3].map(defaultRetryDelay)).toEqual([1000, 2000, undefined]);
  });
});

describe('ignored errors', () => {
  test.each([
    [{ message: 'The user aborted a request.', name: 'AbortError' }],
    [{ message: 'Request aborted' }],
    [{ message: 'cancelled' }],
    [{ message: 'Request canceled' }],
    [{ message: 'jwt expired', status: 401 }],
    [{ message: 'Load failed', isUnloading: true }],
    [{ message: 'Failed to fetch', isUnloading: true }],
    [{ message: 'Internal', status: 500 }],
    [{ message: 'Bad gateway', status: 599 }],
    [{ message: 'x', isOffline: true }],
  ])('%j is ignored', (failure) => {
    expect(isIgnoredNetworkError(failure)).toBe(true);
  });

  test.each([
    [{ message: 'Load failed' }],
    [{ message: 'jwt expired', status: 403 }],
    [{ message: 'jwt malformed', status: 401 }],
    [{ message: 'x', status: 499 }],
    [{ message: 'Type error', isUnloading: true }],
    [{ message: 'x' }],
  ])('%j is not', (failure) => {
    expect(isIgnoredNetworkError(failure)).toBe(false);
  });

  test.each([
    ['TypeError: Failed to fetch', true],
    ['The Internet connection appears to be offline.', true],
    ['ResizeObserver loop completed with undelivered notifications.', true],
    ['ResizeObserver loop limit exceeded', true],
    ['Object Not Found Matching Id:3, MethodName:update', true],
    ['x is not a function', false],
  ])('noise %s: %s', (message, expected) => {
    expect(isBrowserNoise(message)).toBe(expected);
  });

  test('what is reported, and what is shown', () => {
    expect(isReportedGraphqlError({ message: 'jwt expired' })).toBe(false);
    expect(isReportedGraphqlError({ message: 'Too long', code: 'BAD_USER_INPUT' })).toBe(false);
    expect(isReportedGraphqlError({ message: 'x', code: 'FORBIDDEN' })).toBe(true);
    expect(isReportedGraphqlError({ message: 'x', code: 'INTERNAL_SERVER_ERROR' })).toBe(true);
    expect(shownMessage({ message: 'Too long', humanReadable: true })).toBe('Too long');
    expect(shownMessage({ message: 'secret', humanReadable: false })).toBeUndefined();
    expect(shownMessage({ message: 'secret' })).toBeUndefined();
  });

  test.each([
    [404, '/api/graphql', true],
    [404, '/api/graphql/', true],
    [404, '/api/graphqls', false],
    [403, '/api/graphql', false],
  ])('%i on %s is a missing endpoint: %s', (status, path, expected) => {
    expect(isGraphqlMissing({ status, path })).toBe(expected);
  });
});

describe('lazy chunks', () => {
  test('path, time limit and message', () => {
    expect(chunkLoad).toEqual({ path: '/packs/', timeoutMs: 120_000 });
    expect(chunkLoadMessage).toBe('ChunkLoadError: Loading chunk failed');
    expect(chunkLoadReasons).toEqual(['missing', 'timeout', 'error']);
    expect(chunkLoadText('notes.js', 'timeout')).toBe(
      'ChunkLoadError: Loading chunk failed (timeout: notes.js)',
    );
  });

  test.each([
    ['ChunkLoadError: Loading chunk failed (missing: a.js)', true],
    ['Loading chunk 12 failed.', true],
    ['Failed to fetch dynamically imported module: https://x.io/packs/a.js', true],
    ['error loading dynamically imported module', true],
    ['Importing a module script failed.', true],
    ['Failed to fetch', false],
  ])('%s: %s', (message, expected) => {
    expect(isChunkLoadError(message)).toBe(expected);
  });
});
