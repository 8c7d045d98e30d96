import { expect, test } from 'vitest';
import { columnNameOf, parseProperties, valueOfCell } from './properties.ts';

const named = (...names: string[]) => names.map((name) => ({ name, value: 'x' }));

test('keeps what has a value', () => {
  expect(
    parseProperties([
      { name: ' Plan ', value: ' Pro ' },
      { name: 'Score', value: '  ' },
    ]),
  ).toEqual({ ok: true, value: [{ name: 'Plan', value: 'Pro' }] });
});

test.each([
  ['a name twice', named('Plan', 'plan'), 'Two columns are called “plan”'],
  ['no name', named(' '), 'Column must not be empty'],
  ['a long name', named('x'.repeat(101)), 'Column must be at most 100 characters'],
  ['a long value', [{ name: 'Plan', value: 'x'.repeat(1001) }], 'Value must be at most 1,000 characters'],
  [
    'too many',
    named(...Array.from({ length: 51 }, (_, at) => `c${at}`)),
    'A channel can have at most 50 columns',
  ],
])('refuses %s', (_name, drafts, message) => {
  expect(parseProperties(drafts)).toEqual({ ok: false, message });
});

test('a cell or header that is too long is cut', () => {
  expect(valueOfCell(` ${'é'.repeat(1000)} `)).toBe('é'.repeat(1000));
  expect(valueOfCell('x'.repeat(1001))).toBe(`${'x'.repeat(999)}…`);
  expect(columnNameOf(` ${'x'.repeat(150)}`)).toBe('x'.repeat(100));
});
