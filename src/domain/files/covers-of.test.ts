import { expect, test } from 'vitest';
import { coversOf } from './covers-of.ts';
import type { TextBox } from './text-box.ts';

const mail = 'maria.lopez@example.org';

/** A run of letters from .1 to .9 of the page. */
function runOf(text: string): TextBox[] {
  return [[0, text.length, 0.1, 0.2, 0.8, 0.02]];
}

test.each([
  ['after narrow letters, in Helvetica', `Write to ${mail} now`, 0.213, 0.877],
  ['in a font whose letters have one width', `Write to ${mail} now`, 9 / 36, 32 / 36],
  ['after wide letters, in Helvetica', `MMM WWW ${mail}`, 0.334, 1],
])('all of what is hidden is covered %s', (_name, text, first, last) => {
  const at = text.indexOf(mail);
  const [cover] = coversOf(runOf(text), text, at, at + mail.length);
  const right = (cover?.left ?? 1) + (cover?.width ?? 0);
  expect(cover?.left).toBeLessThan(0.1 + 0.8 * first);
  expect(right).toBeGreaterThan(Math.min(0.9, 0.1 + 0.8 * last) - 1e-9);
});

test('the rest of the line stays, other lines are not touched, and nothing is outside of the page', () => {
  const text = `A letter from the shop says that ${mail} answers`;
  const [cover, ...more] = coversOf([...runOf(text), [100, 120, 0.1, 0.4, 0.8, 0.02]], text, 33, 56);
  expect(cover?.left).toBeGreaterThan(0.4);
  expect(more).toEqual([]);
  const [whole] = coversOf([[0, 23, 0, 0.2, 1, 0.02]], mail, 0, 23);
  expect(whole).toEqual({ left: 0, top: 0.2, width: 1, height: 0.02 });
});

test('where words were hidden before, widths tell nothing: the whole run is covered', () => {
  const text = '[Person 1] can be reached by maria@example.org';
  const [cover] = coversOf(runOf(text), text, 29, 46);
  expect(cover).toEqual({ left: 0.1, top: 0.2, width: 0.8, height: 0.02 });
});
