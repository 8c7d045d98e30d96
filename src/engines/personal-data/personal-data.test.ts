import { describe, expect, test } from 'vitest';
import { personalKinds } from '#domain/personal-data/kinds.ts';
import { findListed, findPatterns, hidePatterns, joinFindings, replaceFound } from './index.ts';

const all = new Set(personalKinds);
const found = (text: string) => findPatterns(text, all).map((one) => [one.kind, one.text]);

describe('patterns', () => {
  test.each([
    ['Write to anna.m+research@mail.example.org.', [['email', 'anna.m+research@mail.example.org']]],
    ['Card 4111 1111 1111 1111, thanks', [['card', '4111 1111 1111 1111']]],
    ['Card 4111 1111 1111 1112, thanks', []],
    ['Pay DE89 3704 0044 0532 0130 00 today', [['iban', 'DE89 3704 0044 0532 0130 00']]],
    ['Pay DE88370400440532013000 today', []],
    ['My number is 123-45-6789.', [['ssn', '123-45-6789']]],
    ['From 192.168.10.4, or so', [['ip', '192.168.10.4']]],
    ['Version 1.2.3 of it', []],
    [
      'Call +49 30 1234567 or (212) 555-0188',
      [
        ['phone', '+49 30 1234567'],
        ['phone', '(212) 555-0188'],
      ],
    ],
    ['Call me at 5550188 please', [['phone', '5550188']]],
    ['Reach me: 781 1704', [['phone', '781 1704']]],
    ['Rows 781 1704 are wrong', []],
    ['We sold 12 000 000 of them, 2019-2021, on 2024-05-06', []],
    ['It took 1234567 steps', []],
  ])('%s', (text, expected) => expect(found(text)).toEqual(expected));

  test('only of the wanted kinds', () => {
    expect(findPatterns('a@b.example, 10.0.0.1', new Set(['ip']))).toHaveLength(1);
  });

  test('a long text of digits and dots takes no time', () => {
    const started = performance.now();
    for (const part of ['1 ', '1.', 'a.', '1-', '(1', '+1', 'AB12']) findPatterns(part.repeat(50_000), all);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  test('are named by their kind in what leaves', () => {
    expect(hidePatterns('Ask a@b.example or c@d.example.', all)).toBe('Ask [Email] or [Email].');
  });
});

describe('what was found once', () => {
  const text = 'Anna Meyer came. Later Anna said that Annabel and Anna Meyer left.';

  test('counts wherever it is written, the longer one first', () => {
    const listed = findListed(text, ['Anna', 'Anna Meyer']);
    expect(joinFindings(text, listed)).toEqual([
      { kind: 'person', text: 'Anna Meyer', count: 2, start: 0 },
      { kind: 'person', text: 'Anna', count: 1, start: 23 },
    ]);
  });

  test('is no part of a word, and signs in a name are just signs', () => {
    expect(findListed('Bo. Bob (Bo.) B.o', ['Bo'])).toHaveLength(2);
    expect(findListed('Jean-Luc (a+b) came', ['Jean-Luc', '(a+b)', ''])).toHaveLength(2);
  });
});

test('words are replaced as words of their own, the longest first, and labels wherever they are', () => {
  const changes = [
    { from: 'Ana', to: '[Person 1]' },
    { from: 'Ana Lopez', to: '[Person 2]' },
  ];
  expect(replaceFound('Ana Lopez knows Ana, not Anabel.', changes)).toBe(
    '[Person 2] knows [Person 1], not Anabel.',
  );
  expect(replaceFound('x[Person 1]y', [{ from: '[Person 1]', to: 'Ana' }])).toBe('xAnay');
});
