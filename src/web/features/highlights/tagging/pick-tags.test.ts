import { describe, expect, it } from 'vitest';
import { nothingPicked, pressKey, typeQuery, type PickRow, type Picking } from './pick-tags.ts';

const tag = (id: string) => ({ id, title: id, color: '#c51d28' });
const rows: readonly PickRow[] = [
  { kind: 'tag', tag: tag('slow') },
  { kind: 'tag', tag: tag('late') },
  { kind: 'create', title: 'sl' },
];
const press = (picking: Picking, key: string, keys: { shift?: boolean; mod?: boolean } = {}) =>
  pressKey(picking, rows, { key, shift: false, mod: false, ...keys });
const after = (picking: Picking, key: string) => {
  const answer = press(picking, key);
  return answer.kind === 'stay' ? answer.picking : picking;
};

describe('choosing tags by keyboard', () => {
  it('Enter on nothing highlights without a tag', () => {
    expect(press(nothingPicked, 'Enter')).toEqual({ kind: 'done', tags: [], create: null });
  });

  it('typing marks the best, Enter takes it', () => {
    expect(press(typeQuery(nothingPicked, 'sl'), 'Enter')).toEqual({
      kind: 'done',
      tags: [tag('slow')],
      create: null,
    });
  });

  it('Tab collects, Backspace gives the last back, Enter takes all', () => {
    const two = after(typeQuery(after(typeQuery(nothingPicked, 'sl'), 'Tab'), 'la'), 'ArrowDown');
    expect(press(two, 'Enter')).toEqual({ kind: 'done', tags: [tag('slow'), tag('late')], create: null });
    const one = after(typeQuery(nothingPicked, 'sl'), 'Tab');
    expect(one).toEqual({ query: '', chosen: [tag('slow')], active: -1 });
    expect(after(one, 'Backspace')).toEqual(nothingPicked);
    expect(press(nothingPicked, 'Backspace')).toEqual({ kind: 'pass' });
  });

  it('a digit takes a recent tag, unless it is part of a title', () => {
    expect(press(nothingPicked, '2')).toEqual({ kind: 'done', tags: [tag('late')], create: null });
    expect(press(typeQuery(nothingPicked, 's'), '2')).toEqual({ kind: 'pass' });
    expect(press(nothingPicked, '9')).toEqual({ kind: 'pass' });
  });

  it('the last row makes a tag, Shift with Enter makes one whatever fits', () => {
    const last = { ...typeQuery(nothingPicked, 'sl'), active: 2 };
    expect(press(last, 'Enter')).toEqual({ kind: 'done', tags: [], create: 'sl' });
    expect(press(typeQuery(nothingPicked, ' sl '), 'Enter', { shift: true })).toEqual({
      kind: 'done',
      tags: [],
      create: 'sl',
    });
  });

  it('Mod with Enter arms a tag, Escape leaves, Shift-Tab leads out', () => {
    expect(press(typeQuery(nothingPicked, 'sl'), 'Enter', { mod: true })).toEqual({
      kind: 'arm',
      tag: tag('slow'),
    });
    expect(press(nothingPicked, 'Escape')).toEqual({ kind: 'close' });
    expect(press(typeQuery(nothingPicked, 'sl'), 'Tab', { shift: true })).toEqual({ kind: 'pass' });
  });

  it('arrows stop at both ends', () => {
    const end = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'].reduce(after, nothingPicked);
    expect(end.active).toBe(2);
    expect(after(typeQuery(nothingPicked, 'sl'), 'ArrowUp').active).toBe(0);
  });
});
