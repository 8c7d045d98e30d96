import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrastRatio, contrastThresholds, hasContrast, readableOn } from './contrast.ts';
import { parseHexColor, rgbOf } from './hex-color.ts';
import { colorThemes } from './themes.ts';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('hex colours', () => {
  test.each([
    ['#ABC', '#aabbcc'],
    ['abc', '#aabbcc'],
    ['#A1b2C3', '#a1b2c3'],
    [' a1b2c3 ', '#a1b2c3'],
  ])('%j is %s', (input, value) => {
    expect(parseHexColor(input)).toEqual({ ok: true, value });
  });

  test.each(['', '#', 'ab', 'abcd', '#abcde', '#abcdef0', '##abc', 'ggg', 'red', '0xabc'])(
    '%j is refused',
    (input) => {
      expect(parseHexColor(input)).toEqual({
        ok: false,
        message: 'Color must have 3 or 6 hexadecimal digits',
      });
      expect(rgbOf(input)).toBeUndefined();
    },
  );

  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(parseHexColor(color)).toEqual({ ok: true, value: color });
      }),
    );
    expect(rgbOf('#0180ff')).toEqual({ red: 1, green: 128, blue: 255 });
  });
});

describe('contrast', () => {
  test('thresholds and known pairs', () => {
    expect(contrastThresholds).toEqual({ AA: 4.5, AAA: 7 });
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#fff', '#fff')).toBe(1);
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
    expect(contrastRatio('nope', '#fff')).toBeUndefined();
  });

  test.each([
    ['#767676', 'AA', true],
    ['#777777', 'AA', false],
    ['#595959', 'AAA', true],
    ['#5a5a5a', 'AAA', false],
    ['nope', 'AA', false],
  ] as const)('%s on white reaches %s: %s', (color, level, expected) => {
    expect(hasContrast(color, '#ffffff', level)).toBe(expected);
  });

  test('black or white is readable on every colour', () => {
    expect(readableOn('#ffff00')).toBe('#000000');
    expect(readableOn('#000080')).toBe('#ffffff');
    fc.assert(
      fc.property(anyColor, anyColor, (a, b) => {
        expect(hasContrast(a, readableOn(a))).toBe(true);
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
      }),
    );
  });
});

test('themes', () => {
  expect(colorThemes).toEqual(['light', 'dark', 'legacy']);
});
