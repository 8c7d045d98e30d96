import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrowHead, connectorLine, distanceTo, draftLine } from './connector-line.ts';

const box = (x: number, y: number, width = 100, height = 50) => ({ id: `${x} ${y}`, x, y, width, height });

test('a line goes from edge to edge', () => {
  expect(connectorLine(box(0, 0), box(300, 0))).toEqual({ from: { x: 100, y: 25 }, to: { x: 300, y: 25 } });
  expect(connectorLine(box(0, 0), box(0, 200))).toEqual({ from: { x: 50, y: 50 }, to: { x: 50, y: 200 } });
  expect(draftLine(box(0, 0), { x: 400, y: 25 })).toEqual({ from: { x: 100, y: 25 }, to: { x: 400, y: 25 } });
});

test('a line ends on the outline of what it leads to', () => {
  const round = { ...box(300, 300, 100, 100), outline: 'ellipse' as const };
  const { to } = connectorLine(box(0, 0, 100, 100), round) ?? { to: { x: 0, y: 0 } };
  expect(Math.hypot(to.x - 350, to.y - 350)).toBeCloseTo(50);
  const diamond = { ...round, outline: 'diamond' as const };
  expect(connectorLine(box(0, 0, 100, 100), diamond)?.to).toEqual({ x: 325, y: 325 });
});

test('there is no line between things that cover each other', () => {
  expect(connectorLine(box(0, 0, 400, 400), box(100, 100))).toBeNull();
  expect(draftLine(box(0, 0), { x: 50, y: 20 })).toBeNull();
});

test('wherever two things are, a line begins and ends on their edges', () => {
  const any = fc.record({
    x: fc.integer({ min: -5000, max: 5000 }),
    y: fc.integer({ min: -5000, max: 5000 }),
    width: fc.integer({ min: 1, max: 800 }),
    height: fc.integer({ min: 1, max: 800 }),
  });
  fc.assert(
    fc.property(any, any, (one, other) => {
      const [from, to] = [
        { ...one, id: 'a' },
        { ...other, id: 'b' },
      ];
      const line = connectorLine(from, to);
      if (!line) return;
      for (const [{ x, y, width, height }, at] of [
        [from, line.from],
        [to, line.to],
      ] as const) {
        const onSide = Math.min(Math.abs(at.x - x), Math.abs(at.x - x - width));
        const onTop = Math.min(Math.abs(at.y - y), Math.abs(at.y - y - height));
        expect(Math.min(onSide, onTop)).toBeLessThan(0.001);
      }
    }),
  );
});

test('what is near a line is told from what is beyond its ends', () => {
  const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } };
  expect(distanceTo(line, { x: 50, y: 6 })).toBe(6);
  expect(distanceTo(line, { x: 130, y: 40 })).toBe(50);
});

test('a head points along the line and is left off a line that has no room for it', () => {
  expect(arrowHead({ from: { x: 0, y: 0 }, to: { x: 100, y: 0 } })).toEqual([
    { x: 100, y: 0 },
    { x: 88, y: 5 },
    { x: 88, y: -5 },
  ]);
  expect(arrowHead({ from: { x: 0, y: 0 }, to: { x: 4, y: 0 } })).toEqual([]);
});
