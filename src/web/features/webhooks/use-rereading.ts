import { useEffect } from 'react';
import { useClient } from 'urql';
import { WebhookDeliveriesDocument } from './webhooks.gen.ts';

const everyMs = 2000;

/** Attempts are made in the background, and nobody is told of each: the list asks while somebody looks at it. */
export function useRereading(webhookId: string): void {
  const client = useClient();
  useEffect(() => {
    const look = () =>
      void client
        .query(
          WebhookDeliveriesDocument,
          { webhookId, first: 20, after: null },
          { requestPolicy: 'network-only' },
        )
        .toPromise();
    look();
    const timer = setInterval(look, everyMs);
    return () => clearInterval(timer);
  }, [client, webhookId]);
}
