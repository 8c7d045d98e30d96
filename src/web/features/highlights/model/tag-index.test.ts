import { Client, type Exchange, type OperationResult } from '@urql/core';
import { expect, it } from 'vitest';
import { filter, fromArray, makeSubject, map, merge, mergeMap, pipe } from 'wonka';
import { createTagIndex } from './tag-index.ts';
import { nothingPicked, typeQuery, withTag } from '../tagging/pick-tags.ts';
import { pickRows } from '../tagging/use-tags.ts';
import { tagInput } from './tag-place.ts';

type Told = { readonly id: string; readonly title: string };

/** An index whose project has these tags, and a way to tell it of others. */
function indexOf(...tags: readonly Told[]) {
  const news = makeSubject<readonly Told[]>();
  let asked: OperationResult['operation'] | undefined;
  const answerTo = (operation: OperationResult['operation'], told: readonly Told[]): OperationResult => ({
    operation,
    data: {
      tags: {
        items: told.map((tag) => ({
          ...tag,
          color: '#c51d28',
          highlightCount: 0,
          group: null,
          projectId: 'p',
        })),
        endCursor: null,
      },
      recentTags: [],
    },
    stale: false,
    hasNext: true,
  });
  const server: Exchange = () => (operations) =>
    merge([
      pipe(
        operations,
        filter(({ kind }) => kind === 'query'),
        map((operation) => {
          if ('first' in (operation.variables as object)) asked = operation;
          return answerTo(operation, tags);
        }),
      ),
      pipe(
        news.source,
        mergeMap((told) => fromArray(asked ? [answerTo(asked, told)] : [])),
      ),
    ]);
  const client = new Client({ url: '/', preferGetMethod: false, exchanges: [server] });
  const index = createTagIndex(client, 'p');
  index.start();
  return { index, tell: (told: readonly Told[]) => news.next(told) };
}

const late = { id: 'own', title: 'Late', color: '#0b7285' };
const slow = { id: 'slow', title: 'Slow', color: '#c51d28' };

it('offers a new tag at once, and until the server tells of it', () => {
  const { index, tell } = indexOf(slow);
  index.add(late, { ...late, place: null });
  const titles = () => index.all().map(({ id, title }) => `${title} ${id}`);
  expect(titles()).toEqual(['Slow slow', 'Late own']);
  // An answer from before it was made.
  tell([slow]);
  expect(titles()).toEqual(['Slow slow', 'Late own']);
  tell([slow, late]);
  expect(titles()).toEqual(['Slow slow', 'Late own']);
  // Somebody has deleted it.
  tell([slow]);
  expect(titles()).toEqual(['Slow slow']);
});

it('takes the tag of the same title that somebody else made meanwhile', () => {
  const { index, tell } = indexOf();
  index.add(late, { ...late, place: null });
  tell([{ id: 'theirs', title: 'late' }]);
  expect(index.all().map(({ id }) => id)).toEqual(['theirs']);
});

it('asks the server to make it with whatever it is put on, in its place', () => {
  const { index } = indexOf(slow);
  const place = {
    boardId: 'board',
    groupId: 'group',
    title: 'Delivery',
    boardTitle: 'Tags',
    color: '#0b7285',
  };
  index.add(late, { ...late, place });
  const newTags = [{ id: 'own', title: 'Late', boardId: 'board', groupId: 'group' }];
  expect(tagInput({ tags: index }, [late, slow])).toEqual({ tagIds: ['own', 'slow'], newTags });
  expect(tagInput({ tags: index }, [slow])).toEqual({ tagIds: ['slow'], newTags: [] });
});

it('gives a new tag a colour before it is made, and each of several another', () => {
  const { index } = indexOf(slow);
  const newOne = (title: string, picking = nothingPicked) =>
    pickRows(index, typeQuery(picking, title), true).at(-1);
  const first = newOne('Calm');
  expect(first).toEqual({ kind: 'create', title: 'Calm', color: '#425bdd' });
  const calm = { title: 'Calm', place: null, color: '#425bdd' };
  expect(newOne('Warm', withTag(nothingPicked, calm))).toMatchObject({ color: '#028321' });
  index.add({ ...calm, id: 'own' }, calm);
  expect(tagInput({ tags: index }, [{ ...calm, id: 'own' }]).newTags).toEqual([
    { id: 'own', title: 'Calm', color: '#425bdd' },
  ]);
});
