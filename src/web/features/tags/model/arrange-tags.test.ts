import { describe, expect, it } from 'vitest';
import type { TagCardFragment, TagColumnFragment } from '#web/lib/graphql.gen.ts';
import { columnsOf, movesBack, neighbour, ranksAt, stepFrom, type Move } from './arrange-tags.ts';

const groups = ['needs', 'pains'].map((id, rank): TagColumnFragment => ({
  id,
  boardId: 'board',
  title: id,
  color: '#c51d28',
  rank,
  version: 1,
}));
const tag = (id: string, groupId: string | null, rank: number): TagCardFragment => ({
  id,
  groupId,
  rank,
  title: id,
  color: '#c51d28',
  description: '',
  role: null,
  sentiment: null,
  boardId: 'board',
  projectId: 'project',
  lockedAt: null,
  highlightCount: 0,
  updatedAt: '',
  version: 1,
});
const tags = [
  tag('loose', null, 1),
  tag('slow', 'pains', 2),
  tag('late', 'pains', 1),
  tag('dear', 'pains', 3),
  tag('fast', 'needs', 1),
  tag('lost', 'gone', 2),
];
const titles = (all: readonly TagCardFragment[]) =>
  columnsOf(groups, all).map((column) => column.tags.map(({ id }) => id).join(' '));
const moved = (all: readonly TagCardFragment[], move: Move) => {
  const ranks = ranksAt(columnsOf(groups, all), move);
  return all.map((one) => ({
    ...one,
    ...(ranks.has(one.id) && { rank: ranks.get(one.id) ?? 0, groupId: move.groupId }),
  }));
};

describe('a board', () => {
  const columns = columnsOf(groups, tags);

  it('has a column for each group, and first one for what is in none', () => {
    expect(titles(tags)).toEqual(['loose lost', 'fast', 'late slow dear']);
  });

  it('shows many moved tags between their new neighbours', () => {
    const move = { ids: ['loose', 'fast'], groupId: 'pains', afterId: 'late' };
    expect(titles(moved(tags, move))).toEqual(['lost', '', 'late loose fast slow dear']);
    expect(titles(moved(tags, { ...move, afterId: null }))[2]).toBe('loose fast late slow dear');
    expect(titles(moved(tags, { ...move, afterId: 'dear' }))[2]).toBe('late slow dear loose fast');
    expect(titles(moved(tags, { ids: ['dear'], groupId: 'pains', afterId: 'late' }))[2]).toBe(
      'late dear slow',
    );
  });

  it('finds the way back of every move', () => {
    const ids = ['late', 'dear', 'loose', 'fast'];
    const after = moved(tags, { ids, groupId: 'needs', afterId: null });
    expect(titles(after)).toEqual(['lost', 'late dear loose fast', 'slow']);
    const back = movesBack(columns, ids).reduce(moved, after);
    expect(titles(back)).toEqual(titles(tags));
  });

  it('moves by keys: up and down in the column, left and right to the next one', () => {
    const step = (direction: 'up' | 'down' | 'left' | 'right', ids: string[]) =>
      stepFrom(columns, { ids, cursorId: ids[0] ?? '', direction });
    expect(step('down', ['late'])).toEqual({ groupId: 'pains', afterId: 'slow' });
    expect(step('up', ['dear'])).toEqual({ groupId: 'pains', afterId: 'late' });
    expect(step('up', ['late'])).toBeNull();
    expect(step('down', ['dear'])).toBeNull();
    expect(step('down', ['late', 'slow'])).toEqual({ groupId: 'pains', afterId: 'dear' });
    expect(step('left', ['slow'])).toEqual({ groupId: 'needs', afterId: 'fast' });
    expect(step('right', ['slow'])).toBeNull();
  });

  it('leads the arrows over empty columns', () => {
    expect(neighbour(columns, 'slow', 'up')?.id).toBe('late');
    expect(neighbour(columns, 'dear', 'left')?.id).toBe('fast');
    const empty = columnsOf(
      groups,
      tags.filter(({ id }) => id !== 'fast'),
    );
    expect(neighbour(empty, 'dear', 'left')?.id).toBe('lost');
    expect(neighbour(empty, 'loose', 'right')?.id).toBe('late');
  });
});
