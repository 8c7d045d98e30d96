import { expect, test } from 'vitest';
import { runOnLines } from './run-on-lines.ts';

test.each([
  [
    'a sentence over three lines',
    'We export the board every Friday for the\nSteering group, and it took 15 minutes\nuntil it broke.',
    'We export the board every Friday for the Steering group, and it took 15 minutes until it broke.',
  ],
  [
    'a heading, and what follows it',
    'Morning on the road\nThe van was full and nobody had told us why it was\nso late.',
    'Morning on the road\nThe van was full and nobody had told us why it was so late.',
  ],
  [
    'a sentence that ends with its line',
    'The van was full and nobody had told us why.\nWe waited for an hour in the cold.',
    'The van was full and nobody had told us why.\nWe waited for an hour in the cold.',
  ],
  [
    'items of a list',
    'What we need for the next round of interviews is\n• a room\n• two chairs',
    'What we need for the next round of interviews is\n• a room\n• two chairs',
  ],
  ['a table of short lines', 'Berlin\nOslo\nLagos', 'Berlin\nOslo\nLagos'],
  ['an empty page', '', ''],
])('%s', (_name, text, expected) => {
  expect(runOnLines(text)).toBe(expected);
  expect(runOnLines(text)).toHaveLength(text.length);
});
