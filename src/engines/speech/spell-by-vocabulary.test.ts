import { expect, test } from 'vitest';
import { spellByVocabulary } from './spell-by-vocabulary.ts';

/** Each word takes half a second. */
function heard(text: string) {
  return text.split(' ').map((word, at) => ({ text: word, start: at / 2, end: at / 2 + 0.4 }));
}
function spelled(text: string, ...vocabulary: string[]): string {
  return spellByVocabulary(heard(text), vocabulary)
    .map((word) => word.text)
    .join(' ');
}

test('a name is spelled as the vocabulary has it, whatever it was heard as', () => {
  expect(spelled('We asked marcus oila ron about it', 'Marcus Oyelaran')).toBe(
    'We asked Marcus Oyelaran about it',
  );
  expect(spelled('the lark spur box, and Larkspurs? larkspur.', 'Larkspur')).toBe(
    'the Larkspur box, and Larkspurs? Larkspur.',
  );
  expect(spelled('the hubspot and the hub spot.', 'HubSpot')).toBe('the HubSpot and the HubSpot.');
});

test('one word for several keeps the time of all of them', () => {
  expect(spellByVocabulary(heard('a lark spur box'), ['Larkspur'])).toEqual([
    { text: 'a', start: 0, end: 0.4 },
    { text: 'Larkspur', start: 0.5, end: 1.4 },
    { text: 'box', start: 1.5, end: 1.9 },
  ]);
});

test('what only looks alike, is too short to tell or spans two sentences stays', () => {
  const said = 'The contract was a lark. Spur of the moment. A meadow, a medic';
  expect(spelled(said, 'Contact', 'Larkspur', 'Meda', 'MEDDIC')).toBe(said);
});

test('without a vocabulary nothing is touched', () => {
  expect(spelled('as it was said')).toBe('as it was said');
  expect(spelled('as it was said', '…', '')).toBe('as it was said');
});
