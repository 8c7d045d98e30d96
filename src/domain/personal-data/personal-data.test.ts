import { expect, test } from 'vitest';
import { nextLabel } from './labels.ts';
import { liftsWords } from './states.ts';

test('a label is one that the text has not yet', () => {
  const taken = new Set(['[Person 1]', '[Email 1]']);
  expect(nextLabel('person', (label) => taken.has(label))).toBe('[Person 2]');
  expect(nextLabel('iban', (label) => taken.has(label))).toBe('[Bank account 1]');
});

test('only what shows hidden words again lifts a redaction', () => {
  expect(liftsWords('hidden', 'reopen')).toBe(true);
  expect(liftsWords('hidden', 'keep')).toBe(true);
  expect(liftsWords('hidden', 'hide')).toBe(false);
  expect(liftsWords('kept', 'reopen')).toBe(false);
  expect(liftsWords('open', 'keep')).toBe(false);
});
