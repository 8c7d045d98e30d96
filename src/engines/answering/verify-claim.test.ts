import { describe, expect, test } from 'vitest';
import { verifyClaim } from './index.ts';

const said = [
  {
    text: 'We waited 15 minutes for the export, and it did not include the tags.',
    about: 'Amara Diallo\nInterview in Lisbon',
  },
  { text: 'I would rather have one button for sharing.', about: 'Tomasz Nowak\nInterview in Lisbon' },
];
const doubtOf = (text: string, evidence = said.slice(0, 1), people?: { cited: number; total: number }) =>
  verifyClaim({ text, evidence, people });

describe('a claim and what it cites', () => {
  test.each([
    ['Amara waited 15 minutes for the export.'],
    ['The export took fifteen minutes of waiting.'],
    ['The export doesn’t include tags.'],
    ['Amara said “it did not include the tags”.'],
    ['She said "We waited 15\u00a0minutes … and it did\nnot include the tags".'],
  ])('holds: %s', (text) => expect(doubtOf(text)).toBeUndefined());

  test.each([
    ['Amara waited 50 minutes for the export.', 'number'],
    ['Priya waited 15 minutes for the export.', 'name'],
    ['We waited 15 minutes for the export on Monday.', 'name'],
    ['Zorblax said the export took 15 minutes of waiting.', 'name'],
    ['The export included the tags after 15 minutes.', 'negation'],
    ['Amara said “it did include all of the tags”.', 'quote'],
    ['Amara said “we waited 16 minutes for the export”.', 'quote'],
    ['The pricing page confuses new buyers.', 'meaning'],
    ['8 of 10 participants waited for the export.', 'figure'],
  ])('fails: %s', (text, doubt) => expect(doubtOf(text)).toBe(doubt));

  test('a claim that cites nothing has no evidence', () => {
    expect(doubtOf('Amara waited 15 minutes for the export.', [])).toBe('noEvidence');
  });

  test('a quote that runs over two people was said by neither', () => {
    expect(doubtOf('“it did not include the tags. I would rather have one button”', said)).toBe('quote');
  });

  test('figures about people hold when they are what was counted', () => {
    const text = '3 of 10 participants waited for the export.';
    expect(doubtOf(text, said, { cited: 3, total: 10 })).toBeUndefined();
    expect(doubtOf(text, said, { cited: 2, total: 10 })).toBe('figure');
  });

  test('nearness in meaning supports other words, but no other number', () => {
    const claim = { evidence: said.slice(0, 1), nearness: [0.8] };
    expect(verifyClaim({ ...claim, text: 'Downloading is slow.' })).toBeUndefined();
    expect(verifyClaim({ ...claim, text: 'Downloading takes 40 minutes.' })).toBe('number');
  });
});
