import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOf } from '#domain/codec/codec.ts';
import { canvasObjectCodec } from './canvas-objects.ts';
import { strokeOf, strokePath } from './stroke.ts';

test('a straight line keeps its ends alone', () => {
  const drawn = Array.from({ length: 50 }, (_, at) => ({ x: at * 2, y: 100 }));
  const stroke = strokeOf(drawn, 4);
  expect(stroke).toMatchObject({ x: -4, y: 96, width: 106, height: 8 });
  expect(stroke?.points).toHaveLength(4);
  expect(stroke && strokePath(stroke.points, stroke)).toBe('M4 4L102 4');
});

test('in a box of another size it keeps its form', () => {
  expect(strokePath([0, 0, 5000, 10_000, 10_000, 0], { width: 200, height: 50 })).toBe('M0 0L100 50L200 0');
});

test('a dot is a stroke; nothing is none', () => {
  expect(strokeOf([{ x: 5, y: 5 }], 2)?.points).toEqual([5000, 5000, 5000, 5000]);
  expect(strokeOf([], 2)).toBeNull();
});

test('whatever is drawn can be stored', () => {
  const coordinate = fc.double({ noNaN: true, min: -1e5, max: 1e5 });
  const drawn = fc.array(fc.record({ x: coordinate, y: coordinate }), { minLength: 1, maxLength: 2000 });
  fc.assert(
    fc.property(drawn, (line) => {
      const id = '0190a1b2-0000-7000-8000-000000000001';
      const stroke = { type: 'stroke', id, color: '#7c6ae0', strokeWidth: 4, ...strokeOf(line, 4) };
      expect(isOf(canvasObjectCodec, stroke)).toBe(true);
    }),
    { numRuns: 60 },
  );
});
