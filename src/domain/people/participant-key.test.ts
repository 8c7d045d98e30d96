import { expect, it } from 'vitest';
import { participantKeyOf } from './participant-key.ts';

it.each([
  ['Ada@Example.org ', 'ada@example.org'],
  ['Ada Lovelace <ada@example.org>', 'ada@example.org'],
  ['Ada  LOVELACE', 'ada lovelace'],
  ['Zoë O’Hara', 'zoe ohara'],
  ['Ada <no address>', 'ada no address'],
  ['???', ''],
])('a participant “%s” is found by “%s”', (participant, key) => {
  expect(participantKeyOf(participant)).toBe(key);
});
