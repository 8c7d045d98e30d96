import { expect, it } from 'vitest';
import { alignmentGuides } from './alignment-guides.ts';

const box = (id: string, x: number, y: number, width = 100, height = 60) => ({ id, x, y, width, height });

it('lines an object up with the edge of another that it nearly has', () => {
  expect(alignmentGuides(box('moved', 203, 300), [box('other', 200, 0)], 6)).toEqual({
    x: 200,
    y: 300,
    guides: [{ axis: 'x', at: 200, from: 0, to: 360 }],
  });
});

it('lines middles up, across and down at once', () => {
  const { x, y, guides } = alignmentGuides(
    box('moved', 38, 204),
    [box('a', 0, 0, 180), box('b', 400, 200)],
    6,
  );
  expect([x, y]).toEqual([40, 200]);
  expect(guides).toEqual([
    { axis: 'x', at: 90, from: 0, to: 260 },
    { axis: 'y', at: 200, from: 40, to: 500 },
  ]);
});

it('leaves alone what is out of reach or far away', () => {
  const alone = { x: 10, y: 10, guides: [] };
  expect(alignmentGuides(box('moved', 10, 10), [box('other', 300, 300)], 6)).toEqual(alone);
  expect(alignmentGuides(box('moved', 10, 10), [box('other', 10, 9000)], 6)).toEqual(alone);
});

it('takes the nearest of several', () => {
  const { x } = alignmentGuides(box('moved', 105, 300), [box('a', 100, 0), box('b', 107, 100)], 6);
  expect(x).toBe(107);
});
