import { expect, test } from 'vitest';
import { keepVerbatim } from './keep-verbatim.ts';

const first = 'The export takes 15 minutes, and “nobody” knows why it does.';
const second = 'We would pay twice as much for one that works.';
const text = `${first} ${second}\n${'Something else was said here as well. '.repeat(20)}`;
const kept = (...named: string[]) => keepVerbatim(named, text, []).map((one) => one.text);

test.each([
  ['as it is', first, [first]],
  [
    'with straight quotes and odd spaces',
    'The export takes\u00a015 minutes, and "nobody" knows why it does.',
    [first],
  ],
  ['with another number', first.replace('15', '45'), []],
  ['without a word', 'We would pay as much for one that works.', []],
  ['of nobody', 'The export deletes everything that we have.', []],
  ['too short', 'The export', []],
  ['over two paragraphs', `${second}\nSomething else was said here as well.`, []],
  ['all of it', text, []],
  ['nothing', '', []],
])('a passage %s', (_name, named, expected) => {
  const found = kept(named).map((one) => one.replace(/[.]$/u, ''));
  expect(found).toEqual(expected.map((one) => one.replace(/[.]$/u, '')));
});

test('neither over another nor over what is highlighted', () => {
  expect(kept(first, 'takes 15 minutes, and “nobody” knows')).toHaveLength(1);
  expect(keepVerbatim([first], text, [{ start: 4, end: 10 }])).toEqual([]);
});
