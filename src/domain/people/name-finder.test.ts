import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { nameFinder } from './name-finder.ts';
import { replaceNames } from './replace-names.ts';

const people = ['Nadia Petrova', 'Erik Haddad', 'Mark Hill', 'Jonas', 'Tomás Müller'];

function masked(text: string, names: readonly string[] = people): string {
  const find = nameFinder(
    names.map((name, at) => ({ name, label: `[${at + 1}]` })),
    '[?]',
  );
  return replaceNames(text, find(text));
}

test.each([
  ['interview-nadia-petrova', 'interview-[1]'],
  ['nadia_session1', '[1]_session1'],
  ['erik-interview', '[2]-interview'],
  ['NadiaPetrova2.m4a', '[1]2.m4a'],
  ['nadiapetrova.mp3', '[1].mp3'],
  ['call nadia.petrova@acme.example', 'call [1]@acme.example'],
  ['petrova-nadia-2026-01-02', '[1]-2026-01-02'],
  ['interview_mark_1', 'interview_[3]_1'],
  ['mark session 2', '[3] session 2'],
  ['interview-mueller', 'interview-[5]'],
])('a title that is called like a file names nobody: %s', (title, expected) => {
  expect(masked(title)).toBe(expected);
});

test.each([
  ['NADIA asks ERIK, and erik says no.', '[1] asks [2], and [2] says no.'],
  ['Eriks Auto, the Haddads, Nadia’s desk', '[2]s Auto, the [2]s, [1]’s desk'],
  ['nadia\npetrova; Petrova, Nadia', '[1]; [1]'],
  ['MARK: Sure. Mark’s turn.', '[3]: Sure. [3]’s turn.'],
  ['tomas muller and TOMÁS', '[5] and [5]'],
  ['Toma\u0301s and To\u00admás', '[5] and [5]'],
  ['I asked Nadia. Petrova wrote.', 'I asked [1]. [1] wrote.'],
])('a name in a text is found however it is written: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each([
  ['So Jonas Berg said.', 'So [4] said.'],
  ['Then Jonas van der Berg-Larsen left', 'Then [4] left'],
  ['Jonas M. Berg and Jonas O’Neil', '[4] and [4]'],
  ['JONAS BERG: hello', '[4]: hello'],
  ['Jonas_Berg_Interview', '[4]_Interview'],
  ['Ask Jonas. Berg is a town.', 'Ask [4]. Berg is a town.'],
  ['Call Jonas Tuesday', 'Call [4] Tuesday'],
  ['Why Jonas Waits', 'Why [4] Waits'],
  ['Jonas and Nadia', '[4] and [1]'],
  ['With Jonas Haddad', 'With [4] [2]'],
])('the last name behind a first name goes with it, and no other word: %s', (text, expected) => {
  expect(masked(text)).toBe(expected);
});

test.each([
  'mark the page and go up the hill',
  'MARK THE PAGE',
  'The hills are marked.',
  'Marks on the wall',
  'a benchmark of remarks',
  'Petrovasky and Nadiana',
])('words that only look like a name stay: %s', (text) => {
  expect(masked(text)).toBe(text);
});

test('nobody’s names blank the words of a sentence', () => {
  const names = [
    'Will May',
    'Rose Art',
    'Hope Grace',
    'Bill Jan',
    'Sol Klein',
    'Pierre Petit',
    'Rosa Blanco',
    'Das Lange',
  ];
  const text = `He will say it may be art. I hope the bill rose with grace. im jan das kleine, klein und lange,
    une pierre, un petit mot, la rosa, el blanco, el sol.`;
  expect(masked(text, names)).toBe(text);
});

test('a contact typed in lower case or in capitals is found as well, and titles and roles are no names', () => {
  expect(masked('Ana or Lopez and ana lopez', ['ana lopez'])).toBe('[1] or [1] and [1]');
  expect(masked('Ana Lopez', ['ANA LOPEZ'])).toBe('[1]');
  expect(masked('The Interviewer asked Mrs. Nair', ['Interviewer Erik', 'Mrs. Nair'])).toBe(
    'The Interviewer asked Mrs. [2]',
  );
});

// No letter of these is in the words around them, so that what is left of a name is seen.
const part = fc
  .tuple(fc.constantFrom('Zq', 'Xv', 'Wj', 'Éz', 'Çq'), fc.stringMatching(/^[qxzwjéöü]{2,6}$/))
  .map(([head, tail]) => `${head}${tail}k`);
const written = fc.record({
  letters: fc.constantFrom(
    (word: string) => word,
    (word: string) => word.toLowerCase(),
    (word: string) => word.toUpperCase(),
    (word: string) => word.normalize('NFD'),
  ),
  between: fc.constantFrom(' ', '-', '_', '.', '  ', '\n'),
  genitive: fc.constantFrom('', 's', '’s', "'s"),
  around: fc.constantFrom(
    ['', ''],
    ['interview-', '-1'],
    ['call_', '_b'],
    ['So, ', ' said it.'],
    ['(', ')'],
    ['„', '“ he said'],
  ),
});

test('nothing of a name is left, in whatever way it is written', () => {
  fc.assert(
    fc.property(
      part,
      part,
      fc.boolean(),
      written,
      (first, last, isWhole, { letters, between, genitive, around }) => {
        const name = letters(isWhole ? `${first}${between}${last}` : last);
        const [before = '', after = ''] = around;
        const rest = masked(`${before}${name}${genitive}${after}`, [`${first} ${last}`]);
        expect(rest).toBe(`${before}[1]${genitive}${after}`);
      },
    ),
  );
});

test('a text without the names is left as it is', () => {
  const words = fc.constantFrom(
    'the',
    'Page',
    'is',
    'blank',
    '3rd',
    'file_name',
    'camelCase',
    'é',
    'İ',
    '–',
    '.',
    '\n',
    '👩‍💻',
  );
  fc.assert(
    fc.property(fc.array(words), (text) => {
      expect(masked(text.join(' '), ['Zqxwk Xvqzk'])).toBe(text.join(' '));
    }),
  );
});

test('no text takes long to be read, however it is made', () => {
  for (const piece of ['aB', 'Nadia ', 'a.', '_', 'JONAS ', 'Jonas M. ', ' ', 'é']) {
    const before = process.cpuUsage();
    masked(piece.repeat(5000));
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  }
});
