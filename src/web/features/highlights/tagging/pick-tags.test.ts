import { describe, expect, it } from 'vitest';
import { nothingPicked, pressKey, typeQuery, type PickRow, type Picking } from './pick-tags.ts';

const tag = (id: string) => ({ id, title: id, color: '#c51d28' });
const fresh = { title: 'sl', place: null, color: '#425bdd' };
const rows: readonly PickRow[] = [
  { kind: 'tag', tag: tag('slow') },
  { kind: 'tag', tag: tag('late') },
  { kind: 'create', title: 'sl', color: fresh.color },
];
const press = (picking: Picking, key: string, keys: { shift?: boolean; mod?: boolean } = {}) =>
  pressKey(picking, rows, { key, shift: false, mod: false, ...keys });
const after = (picking: Picking, key: string) => {
  const answer = press(picking, key);
  return answer.kind === 'stay' ? answer.picking : picking;
};

describe('choosing tags by keyboard', () => {
  it('Enter on nothing highlights without a tag', () => {
    expect(press(nothingPicked, 'Enter')).toEqual({ kind: 'done', tags: [], create: [] });
  });

  it('typing marks the best, Enter takes it', () => {
    expect(press(typeQuery(nothingPicked, 'sl'), 'Enter')).toEqual({
      kind: 'done',
      tags: [tag('slow')],
      create: [],
    });
  });

  it('Tab collects, Backspace gives the last back, Enter takes all', () => {
    const two = after(typeQuery(after(typeQuery(nothingPicked, 'sl'), 'Tab'), 'la'), 'ArrowDown');
    expect(press(two, 'Enter')).toEqual({ kind: 'done', tags: [tag('slow'), tag('late')], create: [] });
    const one = after(typeQuery(nothingPicked, 'sl'), 'Tab');
    expect(one).toEqual({ ...nothingPicked, chosen: [tag('slow')] });
    expect(after(one, 'Backspace')).toEqual(nothingPicked);
    expect(press(nothingPicked, 'Backspace')).toEqual({ kind: 'pass' });
  });

  it('a digit takes a recent tag, unless it is part of a title', () => {
    expect(press(nothingPicked, '2')).toEqual({ kind: 'done', tags: [tag('late')], create: [] });
    expect(press(typeQuery(nothingPicked, 's'), '2')).toEqual({ kind: 'pass' });
    expect(press(nothingPicked, '9')).toEqual({ kind: 'pass' });
  });

  it('the last row makes a tag', () => {
    const last = { ...typeQuery(nothingPicked, 'sl'), active: 2 };
    expect(press(last, 'Enter')).toEqual({ kind: 'done', tags: [], create: [fresh] });
  });

  it('Tab collects new tags too, each once', () => {
    const onLast = (picking: Picking) => ({ ...typeQuery(picking, 'sl'), active: 2 });
    const one = after(onLast(nothingPicked), 'Tab');
    expect(one).toEqual({ ...nothingPicked, chosen: [fresh] });
    const two = after(typeQuery(one, 'sl'), 'Tab');
    expect(press(two, 'Enter')).toEqual({ kind: 'done', tags: [tag('slow')], create: [fresh] });
    expect(press(onLast(one), 'Enter')).toEqual({ kind: 'done', tags: [], create: [fresh] });
    expect(after(one, 'Backspace')).toEqual(nothingPicked);
  });

  describe('Shift with Enter asks for the group of a new tag', () => {
    const pains = { boardId: 'b', groupId: 'g', title: 'Pains', boardTitle: 'Study', color: '#c51d28' };
    const groups: readonly PickRow[] = [
      { kind: 'place', place: null, color: fresh.color },
      { kind: 'place', place: pains, color: pains.color },
    ];
    const asked = press(typeQuery(nothingPicked, ' sl '), 'Enter', { shift: true });
    const placing = asked.kind === 'stay' ? asked.picking : nothingPicked;
    const choose = (picking: Picking, key: string) =>
      pressKey(picking, groups, { key, shift: false, mod: false });

    it('with nothing typed and none in front', () => {
      expect(placing).toEqual({ ...nothingPicked, placing: 'sl', active: 0 });
      expect(choose(placing, 'Enter')).toEqual({
        kind: 'done',
        tags: [],
        create: [fresh],
      });
    });

    it('takes the one under the arrows, or by its digit', () => {
      const made = { kind: 'done', tags: [], create: [{ title: 'sl', place: pains, color: pains.color }] };
      expect(choose({ ...placing, active: 1 }, 'Enter')).toEqual(made);
      expect(choose(placing, '2')).toEqual(made);
    });

    it('makes nothing where no group fits', () => {
      const lost = typeQuery(placing, 'zz');
      expect(pressKey(lost, [], { key: 'Enter', shift: false, mod: false })).toEqual({
        kind: 'stay',
        picking: lost,
      });
    });

    it('goes back to the title by Escape, and by Backspace on nothing', () => {
      const back = { kind: 'stay', picking: typeQuery(nothingPicked, 'sl') };
      expect(choose(placing, 'Escape')).toEqual(back);
      expect(choose(placing, 'Backspace')).toEqual(back);
    });

    it('is not asked of who may not make tags', () => {
      const known = rows.slice(0, 2);
      expect(
        pressKey(typeQuery(nothingPicked, 'sl'), known, { key: 'Enter', shift: true, mod: false }),
      ).toEqual({ kind: 'done', tags: [tag('slow')], create: [] });
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
