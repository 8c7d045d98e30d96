import { describe, expect, test, vi } from 'vitest';
import type { ActionStore, KeptAction } from './kept-action.ts';
import { createOutbox, type SendOutcome } from './outbox.ts';

type Device = ActionStore & { kept: Map<string, KeptAction>; typed: Map<string, KeptAction> };

function device(): Device {
  const kept = new Map<string, KeptAction>();
  const typed = new Map<string, KeptAction>();
  return {
    kept,
    typed,
    all: async () => {
      for (const action of typed.values()) kept.set(action.key, action);
      typed.clear();
      return [...kept.values()];
    },
    keepTyped: (action) => void typed.set(action.replaces, action),
    dropTyped: (replaces) => void typed.delete(replaces),
    write: async (action) => void kept.set(action.key, action),
    clear: async (key) => void kept.delete(key),
  };
}

let keys = 0;

function openPage(store: ActionStore, isReachable = () => true) {
  const outbox = createOutbox({ store, isReachable, newKey: () => `key ${(keys += 1)}` });
  async function begin(query: string, replaces?: string): Promise<KeptAction> {
    const sets = replaces !== undefined && { replaces };
    const action = outbox.draft({ query, variables: {}, documentId: null, ...sets });
    if (!action) throw new Error('Nobody is signed in');
    await outbox.write(action);
    return action;
  }
  async function act(query: string, replaces?: string): Promise<void> {
    outbox.hold(await begin(query, replaces));
  }
  return { outbox, begin, act };
}

function server(answers: Record<string, SendOutcome> = {}) {
  const done: string[] = [];
  return {
    done,
    send: async ({ query }: KeptAction): Promise<SendOutcome> => {
      const outcome = answers[query] ?? { kind: 'done' };
      if (outcome.kind === 'done') done.push(query);
      return outcome;
    },
  };
}

const gone = async (): Promise<SendOutcome> => ({ kind: 'unreachable' });

test('what waited is sent after a reload, in order and once', async () => {
  const store = device();
  const before = openPage(store);
  await before.outbox.start('ada', gone);
  for (const query of ['a', 'b', 'c']) await before.act(query);
  const after = openPage(store);
  const { done, send } = server();
  await after.outbox.start('ada', send);
  await after.outbox.flush();
  expect(done).toEqual(['a', 'b', 'c']);
  expect(store.kept.size).toBe(0);
});

describe('of several titles of one thing', () => {
  test('only the last waits, behind what was done before it', async () => {
    const store = device();
    const { outbox, act } = openPage(store);
    await outbox.start('ada', gone);
    await act('Call', 'title of note 1');
    await act('tag');
    await act('Van', 'title of note 2');
    await act('Call at noon', 'title of note 1');
    const { done, send } = server();
    expect(store.kept.size).toBe(3);
    await outbox.start('ada', send);
    expect(done).toEqual(['tag', 'Van', 'Call at noon']);
  });

  test('a page that was left with two on their way sends the last', async () => {
    const store = device();
    const before = openPage(store);
    await before.outbox.start('ada', gone);
    await before.begin('Call', 'title of note 1');
    await before.begin('Call at noon', 'title of note 1');
    const { done, send } = server();
    await openPage(store).outbox.start('ada', send);
    expect([done, store.kept.size]).toEqual([['Call at noon'], 0]);
  });

  test('one that fails late does not come after its successor', async () => {
    const store = device();
    const { outbox, begin } = openPage(store);
    const { done, send } = server();
    await outbox.start('ada', send);
    const early = await begin('Call', 'title of note 1');
    const late = await begin('Call at noon', 'title of note 1');
    outbox.drop(late.key);
    outbox.hold(early);
    await outbox.flush();
    expect([done, outbox.unanswered(), store.kept.size]).toEqual([[], 0, 0]);
  });
});

test('what is done while others are sent goes behind them', async () => {
  const { outbox, act } = openPage(device());
  await outbox.start('ada', gone);
  await act('first');
  const done: string[] = [];
  await outbox.start('ada', async ({ query }) => {
    done.push(query);
    expect(outbox.mustWait()).toBe(true);
    if (query === 'first') await act('second');
    return { kind: 'done' };
  });
  expect(done).toEqual(['first', 'second']);
  expect(outbox.mustWait()).toBe(false);
});

test('stops at what can’t be sent, and goes on from there', async () => {
  vi.useFakeTimers();
  const { outbox, act } = openPage(device());
  await outbox.start('ada', gone);
  for (const query of ['a', 'b', 'c']) await act(query);
  const answers: Record<string, SendOutcome> = { b: { kind: 'unreachable' } };
  const { done, send } = server(answers);
  await outbox.start('ada', send);
  expect(done).toEqual(['a']);
  delete answers['b'];
  await vi.advanceTimersByTimeAsync(5000);
  expect(done).toEqual(['a', 'b', 'c']);
  vi.useRealTimers();
});

test('a refusal is told and holds up nothing', async () => {
  const { outbox, act } = openPage(device());
  await outbox.start('ada', gone);
  for (const query of ['a', 'b', 'c']) await act(query);
  const told: string[] = [];
  outbox.onCaughtUp((refusals) => told.push(...refusals));
  const { done, send } = server({ b: { kind: 'refused', message: 'The text is gone' } });
  await outbox.start('ada', send);
  expect([done, told]).toEqual([['a', 'c'], ['The text is gone']]);
});

describe('another person on the same device', () => {
  test('sends nothing of the one before', async () => {
    const store = device();
    const before = openPage(store);
    await before.outbox.start('ada', gone);
    await before.act('Ada’s');
    const { done, send } = server();
    await openPage(store).outbox.start('grace', send);
    expect(done).toEqual([]);
    await openPage(store).outbox.start('ada', send);
    expect(done).toEqual(['Ada’s']);
  });
});

test('the order holds when the clock of the device was set back', async () => {
  const store = device();
  vi.useFakeTimers({ now: new Date('2026-06-01') });
  const before = openPage(store);
  await before.outbox.start('ada', gone);
  await before.act('a');
  vi.setSystemTime(new Date('2026-05-01'));
  const after = openPage(store, () => false);
  await after.outbox.start('ada', gone);
  await after.act('b');
  expect(after.outbox.waiting().map(({ query }) => query)).toEqual(['a', 'b']);
  vi.useRealTimers();
});

test('what has no answer yet is counted, also while the device writes it', async () => {
  let write = () => {};
  const store: ActionStore = {
    ...device(),
    write: () => new Promise<void>((resolve) => (write = resolve)),
  };
  const { outbox } = openPage(store);
  await outbox.start('ada', gone);
  const action = outbox.draft({ query: 'a', variables: {}, documentId: null });
  if (!action) throw new Error('Nobody is signed in');
  const written = outbox.write(action);
  expect(outbox.unanswered()).toBe(1);
  write();
  await written;
  expect(outbox.unanswered()).toBe(1);
  outbox.drop(action.key);
  expect(outbox.unanswered()).toBe(0);
});

describe('what is being typed', () => {
  const typed = (query: string) => ({ query, variables: {}, documentId: null, replaces: 'title of note 1' });

  test('is sent by the next page, where this one was ended without a word', async () => {
    const store = device();
    const before = openPage(store);
    await before.outbox.start('ada', gone);
    await before.act('Call', 'title of note 1');
    for (const title of ['Call at', 'Call at noon']) before.outbox.keepTyped(typed(title));
    const { done, send } = server();
    await openPage(store).outbox.start('ada', send);
    expect([done, store.kept.size]).toEqual([['Call at noon'], 0]);
  });

  test('is not sent by the page that it is typed on, and not any more once it is saved or taken back', async () => {
    const store = device();
    const { outbox, act } = openPage(store);
    await outbox.start('ada', gone);
    outbox.keepTyped(typed('Call'));
    expect(outbox.unanswered()).toBe(0);
    await act('Call at noon', 'title of note 1');
    expect([...store.typed]).toEqual([]);
    outbox.keepTyped(typed('Call at none'));
    outbox.dropTyped('title of note 1');
    const { done, send } = server();
    await openPage(store).outbox.start('ada', send);
    expect(done).toEqual(['Call at noon']);
  });
});
