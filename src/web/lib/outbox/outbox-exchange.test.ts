import { Client, fetchExchange, gql } from '@urql/core';
import { expect, test } from 'vitest';
import { requestKeyHeader } from '#domain/connectivity/request-key.ts';
import { keptAs } from './keep.ts';
import type { KeptAction } from './kept-action.ts';
import { createOutbox } from './outbox.ts';
import { outboxExchange } from './outbox-exchange.ts';
import { createKeptSender } from './send-kept.ts';

const tag = gql<{ tag: string }, { title: string }>('mutation Tag($title: String!) { tag(title: $title) }');

/** A server that does each key once, and may do its work and lose the answer. */
function page({ isRefusingStorage = false, kept = new Map<string, KeptAction>() } = {}) {
  const state = { network: 'up' as 'up' | 'down' | 'loses answers', done: [] as string[] };
  const seen = new Set<string>();
  let keys = 0;
  const outbox = createOutbox({
    store: {
      all: async () => [...kept.values()],
      write: async (action) => {
        if (isRefusingStorage) throw new Error('No storage');
        kept.set(action.key, action);
      },
      clear: async (key) => void kept.delete(key),
      keepTyped: () => {},
      dropTyped: () => {},
    },
    isReachable: () => true,
    newKey: () => `key ${(keys += 1)}`,
  });
  const client = new Client({
    url: 'http://hark.test/',
    preferGetMethod: false,
    fetch: async (_url, init) => {
      if (state.network === 'down') throw new TypeError('Failed to fetch');
      const { variables } = JSON.parse(typeof init?.body === 'string' ? init.body : '') as {
        variables: { title: string };
      };
      const key = new Headers(init?.headers).get(requestKeyHeader);
      if (key !== null && seen.has(key)) return Response.json({ data: null, extensions: { repeated: true } });
      if (variables.title === '') return Response.json({ errors: [{ message: 'No title', extensions: {} }] });
      if (key !== null) seen.add(key);
      state.done.push(variables.title);
      if (state.network === 'loses answers') throw new TypeError('Failed to fetch');
      return Response.json({ data: { tag: variables.title } });
    },
    exchanges: [outboxExchange(outbox), fetchExchange],
  });
  const saved: string[] = [];
  const send = createKeptSender(client, async (documentId) => void saved.push(documentId));
  const put = (title: string, documentId: string | null = null) =>
    client
      .mutation(tag, { title }, keptAs<{ tag: string }>({ tag: `${title} (waiting)` }, { documentId }))
      .toPromise();
  return { state, outbox, client, send, put, saved, kept };
}

test('with a connection the server’s answer is the answer, and nothing stays on the device', async () => {
  const { outbox, put, send, state, kept } = page();
  await outbox.start('ada', send);
  expect((await put('Late')).data).toEqual({ tag: 'Late' });
  expect(state.done).toEqual(['Late']);
  await expect.poll(() => kept.size).toBe(0);
});

test('without one it waits, and is sent in order when the connection is back', async () => {
  const { outbox, put, send, state, kept, saved } = page();
  await outbox.start('ada', send);
  state.network = 'down';
  expect((await put('One')).data).toEqual({ tag: 'One (waiting)' });
  // Nothing overtakes what waits.
  state.network = 'up';
  expect((await put('Two', 'note 1')).data).toEqual({ tag: 'Two (waiting)' });
  expect(state.done).toEqual([]);
  await outbox.flush();
  expect(state.done).toEqual(['One', 'Two']);
  expect(saved).toEqual(['note 1']);
  expect(kept.size).toBe(0);
});

test('what was done while the answer was lost is not done again', async () => {
  const { outbox, put, send, state } = page();
  await outbox.start('ada', send);
  state.network = 'loses answers';
  expect((await put('One')).data).toEqual({ tag: 'One (waiting)' });
  state.network = 'up';
  await outbox.flush();
  expect([state.done, outbox.waiting()]).toEqual([['One'], []]);
});

test('a refusal is a refusal, not something to send again', async () => {
  const { outbox, put, send, kept } = page();
  await outbox.start('ada', send);
  expect((await put('')).error?.message).toContain('No title');
  await expect.poll(() => kept.size).toBe(0);
});

test('where the device keeps nothing, no success is shown', async () => {
  const { outbox, put, send, state } = page({ isRefusingStorage: true });
  await outbox.start('ada', send);
  state.network = 'down';
  const { data, error } = await put('One');
  expect([data, error?.networkError?.message]).toEqual([undefined, 'Failed to fetch']);
  expect(outbox.unanswered()).toBe(0);
});

test('other mutations fail as before', async () => {
  const { outbox, client, send, state } = page();
  await outbox.start('ada', send);
  state.network = 'down';
  const { error } = await client.mutation(tag, { title: 'One' }).toPromise();
  expect(error?.networkError).toBeDefined();
  expect(outbox.waiting()).toEqual([]);
});

test('what may be sent later is on the device at once, and unanswered until then', async () => {
  const { outbox, client, send, state, kept } = page();
  await outbox.start('ada', send);
  const told: number[] = [];
  outbox.subscribe(() => told.push(outbox.unanswered()));
  let begin = () => {};
  const turn = new Promise<void>((resolve) => (begin = resolve));
  const put = client
    .mutation(tag, { title: 'Late' }, keptAs<{ tag: string }>({ tag: 'Late (waiting)' }, { after: turn }))
    .toPromise();
  await expect.poll(() => kept.size).toBe(1);
  expect([state.done, outbox.unanswered()]).toEqual([[], 1]);
  begin();
  expect((await put).data).toEqual({ tag: 'Late' });
  expect([state.done, outbox.unanswered()]).toEqual([['Late'], 0]);
  expect(told).toEqual([1, 0]);
});

test('a page that is left while its request is held back is taken up by the next, once', async () => {
  const before = page();
  await before.outbox.start('ada', before.send);
  const never = new Promise<void>(() => {});
  void before.client
    .mutation(tag, { title: 'Late' }, keptAs<{ tag: string }>({ tag: 'Late (waiting)' }, { after: never }))
    .toPromise();
  await expect.poll(() => before.kept.size).toBe(1);
  const after = page({ kept: before.kept });
  await after.outbox.start('ada', after.send);
  await after.outbox.flush();
  expect([after.state.done, after.kept.size]).toEqual([['Late'], 0]);
});
