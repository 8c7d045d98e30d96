import { Client, fetchExchange } from '@urql/core';
import { cacheExchange } from '@urql/exchange-graphcache';
import { expect, it } from 'vitest';
import { createReadsExchanges } from './reads-exchanges.ts';

const query = 'query Projects { projects { totalCount } }';
const good = { data: { __typename: 'Query', projects: { __typename: 'ProjectPage', totalCount: 1 } } };
const bad = { errors: [{ message: 'x' }] };

it('sends a read that failed again when another page asks for it', async () => {
  const answers = [bad, bad, good];
  const { kept, current } = createReadsExchanges();
  let calls = 0;
  const client = new Client({
    url: 'http://hark.test/',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: async () => {
      calls += 1;
      return Response.json(answers[calls - 1] ?? good);
    },
    exchanges: [kept, cacheExchange({ keys: { ProjectPage: () => null } }), current, fetchExchange],
  });
  const seen: (number | 'failed')[] = [];
  const mount = () =>
    client.query<(typeof good)['data']>(query, {}).subscribe((result) => {
      if (!result.stale) seen.push(result.data?.projects.totalCount ?? 'failed');
    });
  mount();
  await expect.poll(() => calls).toBe(1);
  await expect.poll(() => seen).toContain('failed');
  mount();
  await expect.poll(() => calls).toBe(2);
  await expect.poll(() => seen.length).toBeGreaterThan(2);
  mount();
  await expect.poll(() => seen.at(-1)).toBe(1);
});

it('leaves on the screen what was read while the server can’t be reached, and reads it again afterwards', async () => {
  let isOffline = false;
  let answer = good;
  let comeBack = () => {};
  const { kept, current } = createReadsExchanges((listener) => {
    comeBack = listener;
  });
  const client = new Client({
    url: 'http://hark.test/',
    preferGetMethod: false,
    requestPolicy: 'cache-and-network',
    fetch: async () => {
      if (isOffline) throw new TypeError('Failed to fetch');
      return Response.json(answer);
    },
    exchanges: [kept, cacheExchange({ keys: { ProjectPage: () => null } }), current, fetchExchange],
  });
  const seen: { count: number | undefined; isFailed: boolean }[] = [];
  client.query<(typeof good)['data']>(query, {}).subscribe(({ data, error }) => {
    seen.push({ count: data?.projects.totalCount, isFailed: error !== undefined });
  });
  await expect.poll(() => seen.at(-1)?.count).toBe(1);
  isOffline = true;
  // A refused change has everything on the screen read again.
  const { error } = await client.mutation('mutation Rename { rename { id } }', {}).toPromise();
  expect(error?.networkError).toBeDefined();
  await expect.poll(() => seen.at(-1)?.isFailed).toBe(true);
  expect(seen.at(-1)?.count).toBe(1);
  // Somebody else has made a second one meanwhile.
  answer = { data: { ...good.data, projects: { ...good.data.projects, totalCount: 2 } } };
  isOffline = false;
  comeBack();
  await expect.poll(() => seen.at(-1), { timeout: 5000 }).toEqual({ count: 2, isFailed: false });
});
