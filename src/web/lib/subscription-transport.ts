import type { Client as SocketClient } from 'graphql-ws';
import type { SubscriptionForwarder } from '@urql/core';
import { forgetToken, freshToken, refreshToken } from './bearer-token.ts';
import { noteSocket } from './connection-store.ts';

let client: Promise<SocketClient> | undefined;

/** The socket's code loads with the first subscription, after the first screen is up. */
export const forwardSubscription: SubscriptionForwarder = (request) => ({
  subscribe(sink) {
    const attempt: Attempt = { isClosed: false, dispose: () => {} };
    client ??= createSocketClient();
    client
      .then((socket) => open(attempt, socket, request, sink))
      .catch((error: unknown) => sink.error(error));
    return {
      unsubscribe() {
        attempt.isClosed = true;
        attempt.dispose();
      },
    };
  },
});

type Attempt = { isClosed: boolean; dispose: () => void };
type Request = Parameters<SubscriptionForwarder>[0];
type Sink = Parameters<ReturnType<SubscriptionForwarder>['subscribe']>[0];

function open(attempt: Attempt, socket: SocketClient, request: Request, sink: Sink): void {
  if (attempt.isClosed) return;
  attempt.dispose = socket.subscribe(
    { query: request.query ?? '', variables: request.variables },
    {
      next: (value) => sink.next(value as Parameters<Sink['next']>[0]),
      error: (error) => sink.error(error),
      complete: () => sink.complete(),
    },
  );
}

async function createSocketClient(): Promise<SocketClient> {
  const { createClient } = await import('graphql-ws');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return createClient({
    url: `${scheme}://${location.host}/api/graphql`,
    lazy: true,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait,
    connectionParams: async () => ({ authorization: `Bearer ${(await freshToken()) ?? ''}` }),
    // 4401: the token was bad, a fresh one may do. 4403: access has ended, so asking again would only annoy.
    shouldRetry: (event) => closeCode(event) !== 4403,
    on: {
      connected: () => noteSocket('opened'),
      closed: (event) => {
        noteSocket('closed');
        if (closeCode(event) === 4401) void refreshToken().catch(() => null);
        if (closeCode(event) === 4403) forgetToken();
      },
    },
  });
}

function closeCode(event: unknown): number | null {
  return event instanceof CloseEvent ? event.code : null;
}

const longestWait = 30_000;

/** Doubles up to half a minute, with jitter, so that a restarted server is not met by everybody at once. */
function retryWait(retries: number): Promise<void> {
  const base = Math.min(longestWait, 1000 * 2 ** retries);
  return new Promise((resolve) => setTimeout(resolve, base / 2 + (Math.random() * base) / 2));
}
