import { expect, test } from 'vitest';
import { growFrames, inReadingOrder, isWithin, roomAround } from './frames.ts';

const box = (id: string, x: number, y: number, width = 100, height = 50) => ({ id, x, y, width, height });
const frame = box('frame', 0, 0, 400, 300);

test('a frame around a selection has all of it inside', () => {
  const boxes = [box('a', 10, 20), box('b', 300, 200)];
  const room = roomAround(boxes);
  expect(room).toEqual({ x: -14, y: -36, width: 438, height: 310 });
  expect(boxes.every((one) => isWithin(one, room))).toBe(true);
});

test('a frame grows with what is dropped into it and sticks out', () => {
  const card = box('card', 340, 260);
  const [grown] = growFrames([frame], [card]);
  expect(grown).toEqual(box('frame', 0, 0, 464, 334));
  expect(grown && isWithin(card, grown)).toBe(true);
});

test.each([
  ['is wholly inside', box('card', 100, 100)],
  ['only touches it', box('card', 360, 0)],
  ['is larger than the frame', box('card', -100, -100, 600, 500)],
])('it stays as it is for what %s', (_, dropped) => {
  expect(growFrames([frame], [dropped])).toEqual([]);
});

test('frames are shown in the order of reading', () => {
  const frames = [box('d', 0, 400), box('c', 500, 10), box('b', 250, 20), box('a', 0, 0), box('e', 300, 390)];
  expect(inReadingOrder(frames).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
