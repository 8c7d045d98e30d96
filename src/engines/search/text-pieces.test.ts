import { expect, it } from 'vitest';
import { piecesOf, piecesToHave } from './text-pieces.ts';

function mayHave(text: string, words: string): boolean {
  const own = [...piecesOf(text)];
  const wanted = piecesToHave(words);
  if ('all' in wanted) return wanted.all.every((piece) => own.includes(piece));
  return own.some((piece) => piece >= wanted.from && piece < wanted.before);
}

it.each([
  ['The refrigerator hums', 'frige'],
  ['The refrigerator hums', 'REFRIGERATOR HUMS'],
  ['The refrigerator hums', 'ms'],
  ['The refrigerator hums', 's'],
  ['Rückerstattung fehlt', 'erstattung'],
  ['RÜCKERSTATTUNG', 'rück'],
  ['退款太慢了', '退款'],
  ['退款太慢了', '了'],
  ['Great 👍🏽 app', '👍🏽'],
  ['Great 👍🏽 app', '👍'],
  ['ΟΔΟΣ', 'οδος'],
  ['İstanbul', 'istanbul'],
  ['50% off', '0%'],
  ['a_b\\c', '_b\\c'],
  ['two\nlines', 'o\nl'],
])('a text with words has their pieces: %s, %s', (text, words) => {
  expect(mayHave(text, words)).toBe(true);
});

it.each([
  ['The refrigerator hums', 'submarine'],
  ['The refrigerator hums', 'humst'],
  ['The refrigerator hums', 'sx'],
  ['The refrigerator hums', 'x'],
])('a text without them lacks some: %s, %s', (text, words) => {
  expect(mayHave(text, words)).toBe(false);
});

it('asks for few pieces of long words, from all over them', () => {
  const wanted = piecesToHave('the quick brown fox jumps over the lazy dog');
  expect('all' in wanted && wanted.all).toHaveLength(8);
  expect('all' in wanted && wanted.all[0]).toBe('the');
  expect('all' in wanted && wanted.all.at(-1)).toMatch(/[lazydog ]{3}/);
});
