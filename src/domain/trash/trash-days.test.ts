import { expect, test } from 'vitest';
import { parseTrashDays, timeLeftInTrash, trashDays } from './trash-days.ts';

test('the choices are those of the form, and 30 days at first', () => {
  expect(trashDays.every((days) => parseTrashDays(days).ok)).toBe(true);
  expect(parseTrashDays(30)).toEqual({ ok: true, value: 30 });
});

test.each([0, -7, 8, 31, 7.5, Number.NaN])('refuses %s', (days) => {
  expect(parseTrashDays(days)).toEqual({ ok: false, message: 'Choose 7, 14, 30, 60 or 90 days' });
});

test.each([
  [-1, 'Under a day'],
  [0, 'Under a day'],
  [0.5, '1 day'],
  [1, '1 day'],
  [29.1, '30 days'],
])('%s days from now is %s', (days, words) => {
  const now = new Date('2026-05-01T00:00:00Z');
  expect(timeLeftInTrash(new Date(now.getTime() + days * 86_400_000), now)).toBe(words);
});
