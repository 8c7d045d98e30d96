import { Client, type Exchange, type Operation, type OperationResult } from '@urql/core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { filter, makeSubject, merge, mergeMap, fromPromise, pipe, map } from 'wonka';
import { followHighlights } from './follow-highlights.ts';
import { createHighlightStore } from './highlight-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Row = { readonly id: string; readonly text: string };
type Asked = { readonly name: 'all' | 'some'; readonly answer: (...rows: readonly Row[]) => Promise<void> };

const asRow = (row: Row) => ({
  ...row,
  deleted: false,
  inlineCommentOnly: false,
  createdAt: '2026-01-01T00:00:00Z',
  objectId: 'note',
  tags: [],
  author: null,
  audioVideo: null,
});

/** A document whose reads are answered by hand. */
function openDocument() {
  const asked: Asked[] = [];
  const news = makeSubject<{ type: string; id: string | null }>();
  let listening: Operation | undefined;
  const server: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query'),
        mergeMap((operation) =>
          fromPromise(
            new Promise<OperationResult>((resolve) => {
              const isAll = 'objectId' in (operation.variables as object);
              asked.push({
                name: isAll ? 'all' : 'some',
                answer: async (...rows) => {
                  const items = rows.map(asRow);
                  const data = isAll
                    ? { highlights: { items, endCursor: null } }
                    : { highlightsByIds: items };
                  resolve({ operation, data, stale: false, hasNext: false });
                  await vi.advanceTimersByTimeAsync(0);
                },
              });
            }),
          ),
        ),
      ),
      pipe(
        operations,
        filter(({ kind }) => kind === 'subscription'),
        mergeMap((operation) => {
          listening = operation;
          return pipe(
            news.source,
            map((workspaceChanged): OperationResult => ({
              operation: listening ?? operation,
              data: { workspaceChanged },
              stale: false,
              hasNext: true,
            })),
          );
        }),
      ),
    ]);
  const client = new Client({ url: '/', preferGetMethod: false, exchanges: [server] });
  const store = createHighlightStore();
  followHighlights(client, 'note', store).start();
  const hear = async (type: string, id: string | null) => {
    news.next({ type, id });
    await vi.advanceTimersByTimeAsync(500);
  };
  const texts = () => store.all().map(({ id, text }) => `${id}: ${text}`);
  return { asked, hear, texts };
}

it('keeps what a later read has told when an earlier one is answered after it', async () => {
  const { asked, hear, texts } = openDocument();
  await asked[0]?.answer({ id: 'a', text: 'first' }, { id: 'b', text: 'first' });
  // Everything is read again, slowly; meanwhile one changes, one goes, and both are read by themselves.
  await hear('tag', null);
  await hear('highlight', 'a');
  await hear('highlight', 'b');
  expect(asked.map(({ name }) => name)).toEqual(['all', 'all', 'some', 'some']);
  await asked[2]?.answer({ id: 'a', text: 'second' });
  await asked[3]?.answer();
  expect(texts()).toEqual(['a: second']);
  await asked[1]?.answer({ id: 'a', text: 'first' }, { id: 'b', text: 'first' });
  expect(texts()).toEqual(['a: second']);
});

it('lets the later of two reads of everything count', async () => {
  const { asked, hear, texts } = openDocument();
  await asked[0]?.answer({ id: 'a', text: 'first' });
  await hear('highlight', 'a');
  await hear('tag', null);
  await asked[2]?.answer({ id: 'a', text: 'third' });
  await asked[1]?.answer({ id: 'a', text: 'second' });
  expect(texts()).toEqual(['a: third']);
});
