import { expect, test } from 'vitest';
import { tableDelimiterOf } from '#domain/csv/delimiter.ts';
import { hasDecimalComma, withDecimalPoint } from './decimal-comma.ts';
import { inferFieldType } from './infer-column.ts';
import { splitParticipants } from './split-participants.ts';
import { suggestColumns } from './suggest-columns.ts';
import { textOfMarkup, withoutMarkup } from './text-of-markup.ts';

test.each([
  ['Title,Notes', ','],
  ['Titel;Wert, netto;Datum', ';'],
  ['Title\tNotes, long', '\t'],
  ['Title|Notes', '|'],
  ['"a,b,c";d\n1,2,3,4,5', ';'],
  ['sep=;\nTitle;Notes', ';'],
  ['Feedback\nslow, dear', null],
])('what separates the cells of %j', (text, delimiter) => {
  expect(tableDelimiterOf(text)).toBe(delimiter);
});

test.each([
  [
    ['12,5', '7,25', '3'],
    ['12.5', '7.25', '3'],
  ],
  [
    ['1.234,56', '99,00', '-12.000,5'],
    ['1234.56', '99.00', '-12000.5'],
  ],
  [
    ['1 234,5 €', '5,0%'],
    ['1234.5', '5.0%'],
  ],
])('numbers with a comma: %j', (cells, wanted) => {
  expect(hasDecimalComma(cells)).toBe(true);
  expect(cells.map(withDecimalPoint)).toEqual(wanted);
});

test.each([[['1,200', '12,000']], [['1,5', 'n/a']], [['3', '4']], [['1,2,3']]])(
  'no numbers with a comma: %j',
  (cells) => {
    expect(hasDecimalComma(cells)).toBe(false);
  },
);

test.each([
  ['Zip', ['01067', '10001'], 'TEXT'],
  ['Contact', ['+49171123456'], 'TEXT'],
  ['Phone', ['+49 171 123', '0171123'], 'PHONE'],
  ['Score', ['0.5', '0', '+4', '-3.5'], 'NUMBER'],
] as const)('a column “%s” of %j is %s', (header, cells, type) => {
  expect(inferFieldType(header, cells)).toBe(type);
});

test('markup of help desks is its words, line by line; anything else stays', () => {
  expect(
    textOfMarkup(
      '<div>It is <b>slow</b>&nbsp;&amp; dear.</div>\n<p>a &lt; b<br/>Really</p><style>p{}</style>',
    ),
  ).toBe('It is slow & dear.\na < b\nReally');
  for (const cell of ['a < b > c', 'Use <b>', '5 &amp; 6', 'x <p']) expect(textOfMarkup(cell)).toBe(cell);
  expect(withoutMarkup('Are you <strong class="x">self-employed</strong>? (a < b)')).toBe(
    'Are you self-employed? (a < b)',
  );
});

test('nobody is called anonymous', () => {
  expect(splitParticipants('anonymous')).toEqual([]);
  expect(splitParticipants('Anonymous Coward')).toEqual(['Anonymous Coward']);
});

const columns = (headers: readonly string[]) =>
  headers.map((header) => ({ header, type: 'TEXT' as const, questionType: 'FREE_TEXT' as const }));

test('in a survey the parts of a question are asked too; elsewhere brackets are a unit', () => {
  const uses = (headers: readonly string[]) =>
    suggestColumns('NOTES', columns(headers), []).map(({ use }) => use);
  expect(
    uses(['Why?', 'Rate these [Speed]', 'Which ways? - Selected Choice', 'Rate: - Price', 'Plan']),
  ).toEqual(['QUESTION', 'QUESTION', 'QUESTION', 'QUESTION', 'NEW_FIELD']);
  expect(uses(['Price [EUR]', 'Plan'])).toEqual(['NEW_FIELD', 'NEW_FIELD']);
});

test('more columns than there may be fields are text of a note, and left out of contacts where the person sees it', () => {
  const many = columns(['Name', ...Array.from({ length: 120 }, (_, at) => `Metric ${at}`)]);
  const count = (target: 'NOTES' | 'CONTACTS', use: string, known = 0) => {
    const fields = Array.from({ length: known }, (_, at) => ({ id: String(at), label: `Known ${at}` }));
    return suggestColumns(target, many, fields).filter((one) => one.use === use).length;
  };
  expect([count('NOTES', 'NEW_FIELD'), count('NOTES', 'CONTENT')]).toEqual([100, 20]);
  expect(count('NOTES', 'NEW_FIELD', 90)).toBe(10);
  expect([count('CONTACTS', 'NEW_FIELD'), count('CONTACTS', 'SKIP')]).toEqual([100, 20]);
});
