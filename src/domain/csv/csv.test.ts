import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvReader, type CsvRow } from './csv-reader.ts';
import { csvDelimiterOf, csvDelimiters } from './delimiter.ts';
import { neutraliseFormula, restoreFormula } from './formula.ts';
import { parseNullCharacters } from './null-characters.ts';
import { parseCsv } from './parse-csv.ts';
import { serialiseCsv } from './serialise-csv.ts';

const tricky = fc
  .array(
    fc.constantFrom('"', ',', ';', '\r', '\n', '\t', ' ', "'", '=', '+', '-', '@', 'a', 'é', '😀', '\uFEFF'),
    {
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(''));
const tables = fc.array(fc.array(tricky, { minLength: 1, maxLength: 4 }), { maxLength: 5 });

describe('delimiter', () => {
  test.each([
    ['a,b,c', ','],
    ['a;b;c', ';'],
    ['a,b;c;d', ';'],
    ['a,b,c;d', ','],
    ['a,b;c', ','],
    ['a', ','],
    ['', ','],
    ['a,b\n;;;;', ','],
    ['a;b\r,,,,', ';'],
    ['"a,b,c";d', ';'],
    ['"x\n,,";d', ';'],
  ])('%j has %j', (text, delimiter) => {
    expect(csvDelimiterOf(text)).toBe(delimiter);
    expect(csvDelimiters).toEqual([',', ';']);
  });
});

describe('null characters', () => {
  test('are rejected unless ignoring is asked for', () => {
    expect(parseNullCharacters('ab')).toEqual({ ok: true, value: 'ab' });
    expect(parseNullCharacters('a\0b').ok).toBe(false);
    expect(parseNullCharacters('a\0b', { ignoreNulls: false }).ok).toBe(false);
    expect(parseNullCharacters('a\0b\0', { ignoreNulls: true })).toEqual({ ok: true, value: 'ab' });
    expect(parseCsv('a\0,b').ok).toBe(false);
    expect(parseCsv('a\0,b', { ignoreNulls: true })).toEqual({ ok: true, value: [['a', 'b']] });
  });
});

describe('formulas', () => {
  test.each([
    ['=SUM(A1)', "'=SUM(A1)"],
    ['+1', "'+1"],
    ['-1', '-1'],
    ['-12.5', '-12.5'],
    ['-1+1', "'-1+1"],
    ["'-1", "''-1"],
    ['@x', "'@x"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ["'=x", "''=x"],
    ["'tis", "'tis"],
    ['a=b', 'a=b'],
    ['', ''],
  ])('%j is written %j', (cell, written) => {
    expect(neutraliseFormula(cell)).toBe(written);
    expect(restoreFormula(written)).toBe(cell);
  });

  test('no written cell starts a formula, and every cell comes back', () => {
    fc.assert(
      fc.property(tricky, (cell) => {
        expect(neutraliseFormula(cell)).not.toMatch(/^[=+@\t\r]|^-(?!\d+(?:\.\d+)?$)/);
        expect(restoreFormula(neutraliseFormula(cell))).toBe(cell);
      }),
    );
  });
});

describe('parse', () => {
  test.each([
    [
      'a,b\nc,d\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\r\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a,b\rc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['\uFEFFa;b', [['a', 'b']]],
    [
      'a,\n,b',
      [
        ['a', ''],
        ['', 'b'],
      ],
    ],
    ['"a ""x"", b",c', [['a "x", b', 'c']]],
    ['"a\r\nb",c', [['a\r\nb', 'c']]],
    ['a\n\n\r\nb', [['a'], ['b']]],
    ['""\nb', [[''], ['b']]],
    ['a"b,c', [['a"b', 'c']]],
    ['"a"b,c', [['ab', 'c']]],
    ['', []],
    ["'=1,'x", [['=1', "'x"]]],
  ])('%j', (text, rows) => {
    expect(parseCsv(text)).toEqual({ ok: true, value: rows });
  });

  test('an open quote is named by its line', () => {
    expect(parseCsv('a,b\nc,"d\ne')).toEqual({
      ok: false,
      message: 'The quote opened on line 2 is never closed',
    });
  });

  test('a delimiter can be given', () => {
    expect(parseCsv('a,b;c', { delimiter: ';' })).toEqual({ ok: true, value: [['a,b', 'c']] });
  });

  test('pieces of any size give the same rows', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 7 }), (rows, size) => {
        const text = serialiseCsv(rows);
        const reader = csvReader(',');
        const read: string[][] = [];
        for (let at = 0; at < text.length; at += size)
          read.push(...reader.push(text.slice(at, at + size)).map(({ cells }) => cells));
        const rest = reader.end();
        const last = rest.ok ? rest.value.map(({ cells }) => cells) : [];
        expect({ ...rest, value: [...read, ...last] }).toEqual({
          ok: true,
          value: rows.map((row) => row.map(neutraliseFormula)),
        });
      }),
    );
  });
});

test('rows know where they start and end, whatever the pieces and line breaks', () => {
  fc.assert(
    fc.property(tables, fc.integer({ min: 1, max: 30 }), fc.boolean(), (rows, size, returns) => {
      const cells = rows.map((row) => row.map((cell) => cell.replaceAll('\r', '')));
      const lineBreak = returns ? '\r\n' : '\n';
      const written = cells.map((row) => serialiseCsv([row]).replaceAll('\r\n', lineBreak));
      const text = written.join('');
      const reader = csvReader(',');
      const read: CsvRow[] = [];
      for (let at = 0; at < text.length; at += size) read.push(...reader.push(text.slice(at, at + size)));
      const rest = reader.end();
      if (rest.ok) read.push(...rest.value);
      const before = (at: number) => written.slice(0, at).join('');
      expect(read.map(({ line }) => line)).toEqual(cells.map((_, at) => before(at).split('\n').length));
      if (!returns) expect(read.map(({ end }) => end)).toEqual(cells.map((_, at) => before(at + 1).length));
      expect(read.map((row) => row.cells)).toEqual(cells.map((row) => row.map(neutraliseFormula)));
      expect(reader.open().length).toBe(0);
    }),
  );
});

test('a row without end is known by its length and the line that it starts on', () => {
  const reader = csvReader(',');
  expect(reader.push('a\n"b\nc')).toHaveLength(1);
  reader.push('d,"",');
  expect(reader.open()).toEqual({ line: 2, length: 9 });
});

test.each(csvDelimiters)('what is written with %j is read back exactly', (delimiter) => {
  fc.assert(
    fc.property(tables, (rows) => {
      expect(parseCsv(serialiseCsv(rows, delimiter), { delimiter })).toEqual({ ok: true, value: rows });
    }),
  );
});

test('a written table needs no hint about its delimiter', () => {
  const rows = [
    ['name', 'note; and, more'],
    ['x', 'y'],
  ];
  expect(parseCsv(serialiseCsv(rows, ';'))).toEqual({ ok: true, value: rows });
  expect(serialiseCsv([['a', 'b"c'], ['']])).toBe('a,"b""c"\r\n""\r\n');
});
