// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { scrollOn } from './scroll-on.ts';

function slideOf(scrollHeight: number): HTMLElement {
  const slide = document.createElement('section');
  Object.defineProperties(slide, { scrollHeight: { value: scrollHeight }, clientHeight: { value: 600 } });
  return slide;
}

test('a long slide is read to its end before the next one comes, and back to its beginning', () => {
  const slide = slideOf(1500);
  const seen: number[] = [];
  while (scrollOn(slide, 1)) seen.push(slide.scrollTop);
  expect(seen).toEqual([510, 900]);
  while (scrollOn(slide, -1)) seen.push(slide.scrollTop);
  expect(seen).toEqual([510, 900, 390, 0]);
});

test('a slide that fits is left at once', () => {
  expect(scrollOn(slideOf(600), 1)).toBe(false);
  expect(scrollOn(null, 1)).toBe(false);
});
