import { expect, test } from 'vitest';
import type { Box } from './arrange.ts';
import { placeGroups, placeTheme, roomOf } from './place-groups.ts';

const card = (id: string, x = 0): Box => ({ id, x, y: 40, width: 100, height: 50 });
const groups = [[card('a'), card('b'), card('c')], [card('d', 120)]];
const onBoard = [...groups.flat(), { ...card('other'), x: 500 }];

test('each group has its cards inside, none on another, right of everything else', () => {
  const { frames, moves } = placeGroups(groups, onBoard);
  expect(moves.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  for (const [at, frame] of frames.entries()) {
    expect(frame.x).toBeGreaterThan(600);
    for (const { id } of groups[at] ?? []) {
      const place = moves.find((move) => move.id === id);
      expect(place?.x).toBeGreaterThan(frame.x);
      expect((place?.x ?? 0) + 100).toBeLessThan(frame.x + frame.width);
      expect(place?.y).toBeGreaterThan(frame.y);
      expect((place?.y ?? 0) + 50).toBeLessThan(frame.y + frame.height);
    }
  }
  expect((frames[0]?.x ?? 0) + (frames[0]?.width ?? 0)).toBeLessThan(frames[1]?.x ?? 0);
  expect(new Set(moves.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  expect(roomOf(frames)).toMatchObject({ x: frames[0]?.x, y: 40 });
});

test('a theme is framed where it is, unless something else would get into the frame', () => {
  const cards = [card('a'), card('b', 200)];
  const free = placeTheme(cards, [card('other', 900)]);
  expect(free).toEqual({ frame: { x: -24, y: -16, width: 348, height: 130 }, moves: [] });

  const crowded = placeTheme(cards, [card('other', 120)]);
  expect(crowded.moves.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(crowded.frame.x).toBeGreaterThan(300);
});
