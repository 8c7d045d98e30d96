import { expect, test } from 'vitest';
import { mostTold, themesToTell } from './kept-wrap.ts';

const theme = (title: string, previousCount: number, currentCount: number) => ({
  id: title,
  title,
  previousCount,
  currentCount,
});
const titlesOf = (...themes: readonly ReturnType<typeof theme>[]) =>
  themesToTell(themes).map(({ title }) => title);

test('what rises or falls is told before what is merely large', () => {
  const large = Array.from({ length: mostTold }, (_, at) => theme(`Large ${at}`, 200 + at, 200 + at));
  expect(titlesOf(...large, theme('New', 0, 3), theme('Rising', 5, 30), theme('Falling', 60, 8))).toEqual([
    'Falling',
    'Rising',
    'New',
    'Large 4',
    'Large 3',
  ]);
});

test('of what nobody says any more there is nothing to tell', () => {
  expect(titlesOf(theme('Gone', 60, 0), theme('Still there', 4, 4))).toEqual(['Still there']);
});

test('where nothing was said before, the largest are told', () => {
  expect(titlesOf(theme('Small', 0, 4), theme('Large', 0, 40))).toEqual(['Large', 'Small']);
});
