import { expect, test } from 'vitest';
import { quoteLinesIn, quoteRoom } from './quote-room.ts';

const words = (count: number) => Array.from({ length: count }, () => 'waiting').join(' ');

test('a short quote leaves the card as it is', () => {
  expect(quoteRoom('Too late.', 264, 'all')).toBe(136);
});

test.each([20, 35, 50])('a card of %s words shows every line of them', (count) => {
  const all = quoteRoom(words(count), 264, 'all');
  expect(all).toBeGreaterThan(136);
  expect(all).toBeGreaterThan(quoteRoom(words(count), 264, '4'));
  expect(quoteLinesIn(all)).toBe((all - 76) / 20);
});

test('a page of words stays a card', () => {
  expect(quoteRoom(words(2000), 264, 'all')).toBe(476);
});

test('shows one line however small the card is made', () => {
  expect(quoteLinesIn(72)).toBe(1);
});
