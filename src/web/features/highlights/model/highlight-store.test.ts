import { describe, expect, it } from 'vitest';
import type { HighlightLook } from './highlight-look.ts';
import { createHighlightStore } from './highlight-store.ts';

const look = (id: string, ...titles: string[]): HighlightLook => ({
  id,
  text: id,
  tags: titles.map((title) => ({ id: title, title, color: '#c51d28' })),
  author: null,
  inlineCommentOnly: false,
  audioVideo: null,
  createdAt: '2026-01-01T00:00:00Z',
});

describe('highlights on screen', () => {
  it('show a change at once, and what was before when it is refused', () => {
    const store = createHighlightStore();
    store.load([look('a')]);
    const change = store.change('a', look('a', 'Slow'));
    expect(store.get('a')?.tags).toHaveLength(1);
    change.settle('refused');
    expect(store.get('a')?.tags).toHaveLength(0);
    const made = store.change('b', look('b'));
    expect(store.all().map(({ id }) => id)).toEqual(['a', 'b']);
    made.settle('refused');
    expect(store.get('b')).toBeUndefined();
  });

  it('do not flicker when the list is read while a change is on its way', () => {
    const store = createHighlightStore();
    store.load([look('a')]);
    const [first, second] = [store.change('a', look('a', 'x')), store.change('a', look('a', 'x', 'y'))];
    store.load([look('a'), look('c')]);
    expect(store.get('a')?.tags).toHaveLength(2);
    first.settle(look('a', 'x'));
    expect(store.get('a')?.tags).toHaveLength(2);
    second.settle(look('a', 'x', 'y'));
    store.load([look('c')]);
    expect(store.all().map(({ id }) => id)).toEqual(['c']);
  });

  it('say which changed', () => {
    const store = createHighlightStore();
    store.load([look('a'), look('b')]);
    const heard: string[][] = [];
    store.subscribe((ids) => heard.push([...ids]));
    store.change('b', null);
    store.put([look('a', 'x')]);
    expect(heard).toEqual([['b'], ['a']]);
    expect(store.all()).toBe(store.all());
  });
});
