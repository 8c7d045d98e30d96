import { expect, test, vi } from 'vitest';
import * as Y from 'yjs';
import { keepEdits, type EditStore } from './kept-edits.ts';

const server = { name: 'server' };

function deviceStore(): EditStore & Record<'kept' | 'atOnce', Map<string, Uint8Array>> {
  const kept = new Map<string, Uint8Array>();
  const atOnce = new Map<string, Uint8Array>();
  return {
    kept,
    atOnce,
    read: async (id) => {
      const found = [kept.get(id), atOnce.get(id)].filter((one) => one !== undefined);
      return found.length === 0 ? null : Y.mergeUpdates(found);
    },
    write: async (id, update) => void kept.set(id, update),
    writeAtOnce: (id, update) => void (update ? atOnce.set(id, update) : atOnce.delete(id)),
    clear: async (id) => void (kept.delete(id), atOnce.delete(id)),
  };
}

function openPage(store: EditStore, online = false) {
  const doc = new Y.Doc();
  const edits = keepEdits({
    doc,
    documentId: 'note',
    store,
    isFromServer: (origin) => origin === server,
    isOnline: () => online,
  });
  return { doc, edits, text: doc.getText('text'), read: () => doc.getText('text').toJSON() };
}

function keptText({ kept }: { kept: ReadonlyMap<string, Uint8Array> }): string {
  const doc = new Y.Doc();
  const update = kept.get('note');
  if (update) Y.applyUpdate(doc, update);
  return doc.getText('text').toJSON();
}

test('what was written without a connection is there after a reload, once', async () => {
  const store = deviceStore();
  const before = openPage(store);
  before.text.insert(0, 'Hello');
  before.text.insert(5, ' there');
  await vi.waitFor(() => expect(keptText(store)).toBe('Hello there'));
  const after = openPage(store);
  Y.applyUpdate(after.doc, Y.encodeStateAsUpdate(new Y.Doc()), server);
  await after.edits.restore();
  await after.edits.restore();
  expect(after.read()).toBe('Hello there');
});

test('the last words before a page goes are kept, however late the database answers', async () => {
  const store = deviceStore();
  const before = openPage({ ...store, write: () => new Promise(() => {}) });
  before.text.insert(0, 'Hello');
  before.text.insert(5, ' there');
  before.edits.leave();
  const after = openPage(store);
  await after.edits.restore();
  expect(after.read()).toBe('Hello there');
});

test.each([true, false])('a page that is ended without a word loses no letter, online %s', async (online) => {
  const store = deviceStore();
  const before = openPage({ ...store, write: () => new Promise(() => {}) }, online);
  before.text.insert(0, 'Hello');
  before.text.insert(5, ' there');
  const after = openPage(store);
  await after.edits.restore();
  expect(after.read()).toBe('Hello there');
});

test('what the database has is not kept twice', async () => {
  const store = deviceStore();
  const page = openPage(store);
  page.text.insert(0, 'Hello');
  expect(store.atOnce.size).toBe(1);
  await vi.waitFor(() => expect(store.atOnce.size).toBe(0));
  page.text.insert(5, ' there');
  page.edits.forget();
  expect(store.atOnce.size).toBe(0);
});

test('keys that come faster than the database answers are written together', async () => {
  const store = deviceStore();
  const written: number[] = [];
  const page = openPage({
    ...store,
    write: (id, update) => (written.push(update.length), store.write(id, update)),
  });
  for (const letter of 'We rode along for a week.') page.text.insert(page.text.length, letter);
  await vi.waitFor(() => expect(keptText(store)).toBe('We rode along for a week.'));
  expect(written.length).toBeLessThan(3);
});

test('joins what others wrote meanwhile', async () => {
  const store = deviceStore();
  const stored = new Y.Doc();
  stored.getText('text').insert(0, 'Notes: ');
  const before = openPage(store);
  Y.applyUpdate(before.doc, Y.encodeStateAsUpdate(stored), server);
  before.text.insert(7, 'mine');
  await vi.waitFor(() => expect(store.kept.size).toBe(1));
  stored.getText('text').insert(0, 'Draft ');
  const after = openPage(store);
  Y.applyUpdate(after.doc, Y.encodeStateAsUpdate(stored), server);
  await after.edits.restore();
  expect(after.read()).toBe('Draft Notes: mine');
});

test('nothing is kept of what the server has', async () => {
  const store = deviceStore();
  const page = openPage(store);
  page.text.insert(0, 'Hello');
  await vi.waitFor(() => expect(store.kept.size).toBe(1));
  page.edits.forget();
  await vi.waitFor(() => expect(store.kept.size).toBe(0));
  const remote = new Y.Doc();
  remote.getText('text').insert(0, 'From elsewhere');
  Y.applyUpdate(page.doc, Y.encodeStateAsUpdate(remote), server);
  page.edits.writeNow();
  await page.edits.restore();
  expect(store.kept.size).toBe(0);
});

test('a browser that keeps nothing breaks nothing', async () => {
  const refuse = () => Promise.reject(new Error('No storage'));
  const page = openPage({ read: refuse, write: refuse, writeAtOnce: () => {}, clear: refuse });
  page.text.insert(0, 'Hello');
  await page.edits.restore();
  page.edits.forget();
  expect(page.read()).toBe('Hello');
});
