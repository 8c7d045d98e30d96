import { expect, test } from 'vitest';
import { isTooDeep } from './nesting.ts';

test.each<[string, string, boolean]>([
  ['an ordinary page', '<div><p>One<p>Two<ul><li>a<li>b</ul></div>'.repeat(3000), false],
  ['paragraphs and items without ends', '<p><li><td>'.repeat(10_000), false],
  ['elements that end themselves', '<path d="m0"/>'.repeat(10_000), false],
  ['a program with signs like elements', `<script>${'if (a<b && c>d) e'.repeat(5000)}</SCRIPT>`, false],
  ['a program without an end', `<style>${'a<b>'.repeat(5000)}`, false],
  ['elements without end', '<div>'.repeat(2001), true],
  ['elements with attributes without end', '<span class="a">'.repeat(2001), true],
  ['elements without end below a program', `<script>a</script>${'<b>'.repeat(2001)}`, true],
])('%s', (_what, html, isDeep) => {
  expect(isTooDeep(html)).toBe(isDeep);
});
