import { Client, fetchExchange, subscriptionExchange, type Exchange } from '@urql/core';
import { authExchange } from '@urql/exchange-auth';
import { retryExchange } from '@urql/exchange-retry';
import { mayRetry, readRetry } from '#domain/connectivity/retry-policy.ts';
import { currentToken, isTokenStale, refreshToken } from './bearer-token.ts';
import { connectionExchange } from './connection-exchange.ts';
import { createGraphqlFetch } from './graphql-fetch.ts';
import { isRefusedToken, statusOf } from './graphql-problem.ts';
import { newsExchange } from './news-exchange.ts';
import { outbox } from './outbox/device-outbox.ts';
import { outboxExchange } from './outbox/outbox-exchange.ts';
import { createReadsExchanges } from './reads-exchanges.ts';
import { release } from './release.ts';
import { forwardSubscription } from './subscription-transport.ts';

const endpoint = '/api/graphql';

export function createGraphqlClient(cache: Exchange): Client {
  const { kept, current } = createReadsExchanges(outbox.onCaughtUp);
  return new Client({
    url: endpoint,
    preferGetMethod: false,
    fetch: createGraphqlFetch(endpoint),
    fetchOptions: { credentials: 'same-origin', headers: { 'x-hark-release': release } },
    requestPolicy: 'cache-and-network',
    exchanges: [
      kept,
      cache,
      newsExchange,
      current,
      retryReads,
      outboxExchange(outbox),
      refreshingAuth,
      connectionExchange,
      fetchExchange,
      subscriptionExchange({ forwardSubscription }),
    ],
  });
}

/** A write is never repeated: the server may have done it before it failed to say so. */
const retryReads = retryExchange({
  initialDelayMs: readRetry.initialDelayMs,
  maxDelayMs: readRetry.maxDelayMs,
  maxNumberAttempts: readRetry.attempts,
  randomDelay: true,
  retryIf: (error, { kind }) =>
    kind !== 'teardown' && mayRetry({ kind, status: statusOf(error) ?? 0, attempts: 0 }),
});

const refreshingAuth = authExchange(async (tools) => {
  // A failure here would block every later request; the first of them refreshes instead.
  if (isTokenStale()) await refreshToken().catch(() => null);
  return {
    addAuthToOperation(operation) {
      const token = currentToken();
      return token === null
        ? operation
        : tools.appendHeaders(operation, { authorization: `Bearer ${token}` });
    },
    willAuthError: () => isTokenStale(),
    didAuthError: isRefusedToken,
    refreshAuth: async () => {
      await refreshToken();
    },
  };
});
