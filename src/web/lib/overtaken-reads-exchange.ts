import type { Exchange } from '@urql/core';
import { pipe, tap } from 'wonka';

const settleMs = 50;

/**
 * A read that was under way when a change was heard or made may answer with what was true before it, and the client drops
 * the repeated read because one is under way already. Such an answer is shown and asked for once more.
 */
export const overtakenReadsExchange: Exchange =
  ({ client, forward }) =>
  (operations) => {
    const heardAtStart = new Map<number, number>();
    let heard = 0;
    return pipe(
      operations,
      tap(({ kind, key }) => {
        if (kind === 'query') heardAtStart.set(key, heard);
        if (kind === 'teardown') heardAtStart.delete(key);
      }),
      forward,
      tap(({ operation }) => {
        if (operation.kind === 'subscription' || operation.kind === 'mutation') heard += 1;
        if (operation.kind !== 'query') return;
        const atStart = heardAtStart.get(operation.key);
        heardAtStart.delete(operation.key);
        if (atStart === undefined || atStart === heard) return;
        const again = client.createRequestOperation('query', operation, {
          ...operation.context,
          requestPolicy: 'network-only',
        });
        setTimeout(() => client.reexecuteOperation(again), settleMs);
      }),
    );
  };
