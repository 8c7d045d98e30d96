import type { Client as SocketClient } from 'graphql-ws';
import type { SubscriptionForwarder } from '@urql/core';
import { forgetToken, freshToken, refreshToken } from './bearer-token.ts';
import { noteConnection } from './connection-store.ts';

let client: Promise<SocketClient> | undefined;

/** The socket's code loads with the first subscription, after the first screen is up. */
export const forwardSubscription: SubscriptionForwarder = (request) => ({
  subscribe(sink) {
    let dispose = () => {};
    let isClosed = false;
    client ??= createSocketClient();
    client.then(
      (socket) => {
        if (isClosed) return;
        dispose = socket.subscribe(
          { query: request.query ?? '', variables: request.variables },
          { next: (value) => sink.next(value as never), error: (error) => sink.error(error), complete: () => sink.complete() },
        );
      },
      (error: unknown) => sink.error(error),
    );
    return {
      unsubscribe() {
        isClosed = true;
        dispose();
      },
    };
  },
});

async function createSocketClient(): Promise<SocketClient> {
  const { createClient } = await import('graphql-ws');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return createClient({
    url: `${scheme}://${location.host}/api/graphql`,
    lazy: true,
    keepAlive: 20_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    connectionParams: async () => ({ authorization: `Bearer ${(await freshToken()) ?? ''}` }),
    // 4401: the token was bad, a fresh one may do. 4403: access has ended, so asking again would only annoy.
    shouldRetry: (event) => closeCode(event) !== 4403,
    on: {
      connected: () => noteConnection('opened'),
      closed: (event) => {
        noteConnection('closed');
        if (closeCode(event) === 4401) void refreshToken().catch(() => null);
        if (closeCode(event) === 4403) forgetToken();
      },
    },
  });
}

function closeCode(event: unknown): number | null {
  return event instanceof CloseEvent ? event.code : null;
}
