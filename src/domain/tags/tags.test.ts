import { expect, test } from 'vitest';
import { contrastRatio } from '#domain/color/contrast.ts';
import { tagSentiments } from './sentiments.ts';
import { nextTagColor, tagColor, tagColors, type TagColor } from './tag-colors.ts';

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
  const all = newColors(tagColors.length);
  expect(all[0]).toBe('red');
  expect(new Set(all).size).toBe(tagColors.length);
  const hexes = tagColors.map((color) => color.hex.toUpperCase());
  expect(nextTagColor(hexes).name).toBe('red');
  expect(nextTagColor([...hexes, tagColor('red').hex]).name).toBe(all[1]);
  expect(nextTagColor(['#123456']).name).toBe('red');
});

test('tags made one after the other are easy to tell apart', () => {
  const hues = newColors(tagColors.length * 2).map((name) => tagColors.findIndex((one) => one.name === name));
  const apart = hues.slice(1).map((hue, index) => {
    const steps = Math.abs(hue - (hues[index] ?? 0));
    return Math.min(steps, tagColors.length - steps);
  });
  expect(Math.min(...apart)).toBeGreaterThanOrEqual(3);
  // The first three are a third of the circle apart from each other.
  expect(hues.slice(0, 3).toSorted((a, b) => a - b)).toEqual([0, 4, 8]);
});

function newColors(count: number): string[] {
  const used: TagColor[] = [];
  while (used.length < count) used.push(nextTagColor(used.map(({ hex }) => hex)));
  return used.map(({ name }) => name);
}
