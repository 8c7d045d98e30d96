import { cacheExchange, Client, gql, type Exchange, type OperationResult } from '@urql/core';
import { expect, it } from 'vitest';
import { filter, makeSubject, merge, pipe, subscribe, takeUntil, mergeMap, fromPromise } from 'wonka';
import { createReadsExchanges } from './reads-exchanges.ts';

const countQuery = gql('query Count { unread }');
const changes = gql('subscription Changes { changed }');
const readAll = gql('mutation ReadAll { readAll }');

it.each(['heard', 'made'])('asks once more for what was read while a change was %s', async (how) => {
  let unread = 1;
  let reads = 0;
  const held: (() => void)[] = [];
  const news = makeSubject<number>();
  const server: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query'),
        mergeMap((operation) => {
          const answer: OperationResult = { operation, data: { unread }, stale: false, hasNext: false };
          reads += 1;
          return fromPromise(
            new Promise<OperationResult>((resolve) => {
              if (reads === 1) held.push(() => resolve(answer));
              else resolve(answer);
            }),
          );
        }),
      ),
      pipe(
        operations,
        filter(({ kind }) => kind === 'mutation'),
        mergeMap((operation) =>
          fromPromise<OperationResult>(
            Promise.resolve({ operation, data: { readAll: true }, stale: false, hasNext: false }),
          ),
        ),
      ),
      pipe(
        operations,
        filter(({ kind }) => kind === 'subscription'),
        mergeMap((operation) =>
          pipe(
            news.source,
            mergeMap((changed) =>
              fromPromise<OperationResult>(
                Promise.resolve({ operation, data: { changed }, stale: false, hasNext: true }),
              ),
            ),
            takeUntil(
              pipe(
                operations,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
          ),
        ),
      ),
    ]);
  const { kept, current } = createReadsExchanges();
  const client = new Client({
    url: '/',
    preferGetMethod: false,
    exchanges: [kept, cacheExchange, current, server],
  });
  const seen: number[] = [];
  const listening = pipe(
    client.subscription(changes, {}),
    subscribe(() => {}),
  );
  const reading = pipe(
    client.query<{ unread: number }>(countQuery, {}),
    subscribe(({ data }) => data && seen.push(data.unread)),
  );

  unread = 0;
  if (how === 'heard') news.next(1);
  else await client.mutation(readAll, {}).toPromise();
  await Promise.resolve();
  held[0]?.();

  await expect.poll(() => seen.at(-1)).toBe(0);
  expect(reads).toBe(2);
  reading.unsubscribe();
  listening.unsubscribe();
});
