import { expect, test } from 'vitest';
import { areasOf, movedBoxes, rangesIn, type TextBox } from './text-box.ts';

// "It was slow" on one line in two pieces, "again." on the next.
const boxes: readonly TextBox[] = [
  [0, 6, 0.1, 0.2, 0.3, 0.02],
  [6, 11, 0.4, 0.2, 0.25, 0.02],
  [12, 18, 0.1, 0.23, 0.3, 0.02],
];

test('a passage has one area for each of its lines, cut where it begins and ends', () => {
  expect(areasOf(boxes, 0, 18)).toEqual([
    { left: 0.1, top: 0.2, width: 0.55, height: 0.02 },
    { left: 0.1, top: 0.23, width: 0.3, height: 0.02 },
  ]);
  expect(areasOf(boxes, 3, 6)).toEqual([{ left: 0.25, top: 0.2, width: 0.15, height: 0.02 }]);
  expect(areasOf(boxes, 11, 12)).toEqual([]);
});

test('the text inside of an area is known', () => {
  expect(rangesIn(boxes, [{ left: 0, top: 0.19, width: 1, height: 0.035 }])).toEqual([
    { start: 0, end: 6 },
    { start: 6, end: 11 },
  ]);
});

test('when words give way to others, the places behind them move', () => {
  // "was" becomes "[Person 1]", over no line; "slow again" becomes "[Place 1]", over two.
  expect(
    movedBoxes(boxes, [{ start: 3, end: 6, to: '[Person 1]' }]).map(([start, end]) => [start, end]),
  ).toEqual([
    [0, 13],
    [13, 18],
    [19, 25],
  ]);
  expect(
    movedBoxes(boxes, [{ start: 7, end: 17, to: '[Place 1]' }]).map(([start, end]) => [start, end]),
  ).toEqual([
    [0, 6],
    [6, 11],
    [12, 17],
  ]);
});
