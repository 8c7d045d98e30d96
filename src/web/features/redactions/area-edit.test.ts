import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRedactionArea } from '#domain/media/redaction-area.ts';
import { areaBetween, middleArea, moveArea, resizeArea } from './area-edit.ts';

const step = fc.record({
  kind: fc.constantFrom('move', 'resize'),
  x: fc.double({ min: -1, max: 1, noNaN: true }),
  y: fc.double({ min: -1, max: 1, noNaN: true }),
});

test('however it is moved and resized, it stays within the picture', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
      let area = middleArea;
      for (const { kind, ...by } of steps) area = kind === 'move' ? moveArea(area, by) : resizeArea(area, by);
      expect(checkRedactionArea(area)).toMatchObject({ ok: true });
    }),
  );
});

test('is drawn from any corner, and not by a mere press', () => {
  const drawn = { x: 0.2, y: 0.1, width: 0.3, height: 0.2 };
  expect(areaBetween({ x: 0.2, y: 0.1 }, { x: 0.5, y: 0.3 })).toEqual(drawn);
  expect(areaBetween({ x: 0.5, y: 0.3 }, { x: 0.2, y: 0.1 })).toEqual(drawn);
  expect(areaBetween({ x: 0.2, y: 0.2 }, { x: 0.2, y: 0.2 })).toBeNull();
});
