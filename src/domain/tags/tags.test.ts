import { expect, test } from 'vitest';
import { contrastRatio } from '#domain/color/contrast.ts';
import { tagSentiments } from './sentiments.ts';
import { nextTagColor, tagColor, tagColors } from './tag-colors.ts';

test('sentiments', () => expect(tagSentiments).toEqual(['positive', 'negative', 'mixed']));

test('twelve colours', () => {
  expect(tagColors.map((color) => color.name).join(' ')).toBe(
    'red orange amber olive green teal cyan blue indigo violet magenta pink',
  );
  expect(new Set(tagColors.map((color) => color.hex)).size).toBe(12);
});

test.each(tagColors)('$name reads on white', ({ name, hex }) => {
  expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  expect(contrastRatio(hex, '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(tagColor(name).hex).toBe(hex);
});

test('a new tag takes the colour used least', () => {
  const hexes = tagColors.map((color) => color.hex.toUpperCase());
  expect(nextTagColor([]).name).toBe('red');
  expect(nextTagColor(hexes.slice(0, 3)).name).toBe('olive');
  expect(nextTagColor(hexes).name).toBe('red');
  expect(nextTagColor([...hexes, tagColor('red').hex]).name).toBe('orange');
  expect(nextTagColor(['#123456']).name).toBe('red');
});
