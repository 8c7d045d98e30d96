import { Client, gql, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, fromPromise, makeSubject, map, merge, mergeMap, pipe, takeUntil } from 'wonka';
import { newsExchange } from './news-exchange.ts';
import { createReadsExchanges } from './reads-exchanges.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seeds = Number(process.env['HARK_FUZZ_SEEDS'] ?? 150);

const rowsQuery = gql('query Rows { rows { items { id title version } } }');
const rename = gql('mutation Rename($title: Int!) { rename(title: $title) { id title version } }');
const mark = gql('mutation Mark { mark { id marks } }');
const changes = gql('subscription Changes { workspaceChanged { type id version } }');

/** One row whose title is a number that only grows, behind a network whose every message takes its own time. */
function workspace(random: () => number) {
  let [title, version, marks] = [0, 1, 0];
  const news = makeSubject<number>();
  const delay = (): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, random() < 0.3 ? 0 : Math.floor(random() * 60)));

  function answerTo(operation: Operation): object {
    if (operation.kind === 'query') {
      const items = [{ __typename: 'Row', id: 'row', title, version }];
      return { rows: { __typename: 'RowPage', items } };
    }
    const asked = (operation.variables as { title?: number } | undefined)?.title;
    void delay().then(() => news.next(version));
    if (asked === undefined) {
      marks += 1;
      return { mark: { __typename: 'Marks', id: 'row', marks } };
    }
    title = asked;
    version += 1;
    return { rename: { __typename: 'Row', id: 'row', title, version } };
  }

  async function answer(operation: Operation): Promise<OperationResult> {
    await delay();
    const data = answerTo(operation);
    await delay();
    return { operation, data, stale: false, hasNext: false };
  }

  const server: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query' || kind === 'mutation'),
        mergeMap((operation) =>
          pipe(
            fromPromise(answer(operation)),
            takeUntil(
              pipe(
                operations,
                filter(({ kind, key }) => kind === 'teardown' && key === operation.key),
              ),
            ),
          ),
        ),
      ),
      pipe(
        operations,
        filter(({ kind }) => kind === 'subscription'),
        mergeMap((operation) =>
          pipe(
            news.source,
            map((known): OperationResult => ({
              operation,
              data: { workspaceChanged: { __typename: 'Change', type: 'value', id: 'mark', version: known } },
              stale: false,
              hasNext: true,
            })),
          ),
        ),
      ),
    ]);
  return { server };
}

it('what a person has changed never goes back to what it was, whatever is read meanwhile', async () => {
  const wrong: number[] = [];
  for (let seed = 1; seed <= seeds; seed += 1) if (!(await staysChanged(seed))) wrong.push(seed);
  expect(wrong).toEqual([]);
}, 60_000);

async function staysChanged(seed: number): Promise<boolean> {
  const random = randomFrom(seed);
  const { kept, current } = createReadsExchanges();
  const cache = cacheExchange({
    keys: { RowPage: () => null, Change: () => null },
    // Whatever is heard of may be in the rows; an own title is known already.
    updates: { Mutation: { workspaceChanged: (_result, _args, all) => all.invalidate('Query', 'rows') } },
    optimistic: {
      rename: ({ title }) => ({ __typename: 'Row', id: 'row', title: Number(title), version: 0 }),
    },
  });
  const client = new Client({
    url: '/',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    exchanges: [kept, cache, newsExchange, current, workspace(random).server],
  });
  const seen: number[] = [];
  const following = [
    client.subscription(changes, {}).subscribe(() => {}),
    client
      .query<{ rows: { items: { title: number }[] } }>(rowsQuery, {})
      .subscribe(({ data }) => data && seen.push(data.rows.items[0]?.title ?? -1)),
  ];
  await vi.advanceTimersByTimeAsync(500);
  const steps = 5;
  for (let title = 1; title <= steps; title += 1) {
    if (random() < 0.7) void client.mutation(mark, {}).toPromise();
    await vi.advanceTimersByTimeAsync(Math.floor(random() * 80));
    // One change at a time, as a person who sees the last one makes it.
    const renaming = client.mutation(rename, { title }).toPromise();
    await vi.advanceTimersByTimeAsync(200);
    await renaming;
  }
  await vi.advanceTimersByTimeAsync(3000);
  for (const one of following) one.unsubscribe();
  return seen.at(-1) === steps && seen.every((title, at) => title >= (seen[at - 1] ?? 0));
}

/** The same numbers for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
