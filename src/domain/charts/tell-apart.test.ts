import { describe, expect, test } from 'vitest';
import { contrastRatio } from '#domain/color/contrast.ts';
import { tagColors } from '#domain/tags/tag-colors.ts';
import { mixColors, tellApart } from './tell-apart.ts';

const items = (colors: readonly string[]) => colors.map((color, n) => ({ id: String(n), color }));

describe('items of a chart', () => {
  test('of different colors keep them', () => {
    const found = tellApart(items(tagColors.map(({ hex }) => hex)));
    expect([...found.values()].every(({ mix, texture }) => mix === 0 && texture === 0)).toBe(true);
  });

  test('of one color, or nearly one, differ from each other', () => {
    const found = tellApart(items(['#0471b2', '#0471b2', '#0672b0', '#c51d28', '#0471b2', '#0471b2']));
    const looks = [...found.values()].map(({ mix, texture }) => `${mix} ${texture}`);
    expect(looks).toEqual(['0 0', '0.32 0', '0.58 0', '0 0', '0.78 0', '0 1']);
  });

  test('are next to nothing that looks the same, however many they are', () => {
    const many = items(Array.from({ length: 200 }, (_, n) => tagColors[n % 2]?.hex ?? ''));
    const found = tellApart(many);
    const looks = many.map(({ id, color }) => `${color} ${JSON.stringify(found.get(id))}`);
    for (const [n, look] of looks.entries()) expect(look).not.toBe(looks[n + 1]);
  });

  test.each([
    ['light', '#ffffff', '#1b1b1f'],
    ['dark', '#131316', '#ededf0'],
  ])('stand out from a %s page', (_theme, page, ink) => {
    for (const { hex } of tagColors)
      for (const mix of [0, 0.32, 0.58, 0.78])
        expect(contrastRatio(mixColors(hex, ink, mix), page)).toBeGreaterThanOrEqual(3);
  });
});
