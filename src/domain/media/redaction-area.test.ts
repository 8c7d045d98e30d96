import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkRedactionArea, coversArea } from './redaction-area.ts';

const area = { x: 0.1, y: 0.2, width: 0.5, height: 0.3 };

test.each([
  [area, true],
  [{ x: 0, y: 0, width: 1, height: 1 }, true],
  [{ ...area, x: 0.7, width: 0.3 }, true],
  [{ ...area, x: -0.1 }, false],
  [{ ...area, width: 0.95 }, false],
  [{ ...area, y: 0.9 }, false],
  [{ ...area, height: 0.001 }, false],
  [{ ...area, width: Number.NaN }, false],
])('%j is an area of the picture: %s', (one, ok) => expect(checkRedactionArea(one).ok).toBe(ok));

const share = fc.double({ min: 0, max: 0.5, noNaN: true });
const areas = fc.record({ x: share, y: share, width: share, height: share });

test('an area covers itself and what is made smaller inside it; the whole picture covers all', () => {
  fc.assert(
    fc.property(areas, share, (one, by) => {
      const smaller = {
        x: one.x + one.width * by,
        y: one.y,
        width: one.width * (1 - by),
        height: one.height * (1 - by),
      };
      expect(coversArea(one, one)).toBe(true);
      expect(coversArea(one, smaller)).toBe(true);
      expect(coversArea(null, one)).toBe(true);
      expect(coversArea(one, null)).toBe(false);
      expect(coversArea({ ...one, x: one.x + 0.1 }, one)).toBe(false);
    }),
  );
});
