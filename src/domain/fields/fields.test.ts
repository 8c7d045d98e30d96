import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalDecimal } from './decimal-text.ts';
import { parseFieldReference, referenceKinds } from './field-reference.ts';
import { npsClass, npsClasses, npsRange, parseNps } from './nps.ts';
import { displayNumber, numberFormats, parseNumberConfig, parseNumberValue } from './number-field.ts';
import { defaultSelectable, isSingleSelect, parseSelectConfig, parseSelectResponse } from './select-field.ts';
import { collectSelectLabels, splitSelectCell } from './select-values.ts';

const id = '0190a1b2-0000-7000-8000-000000000001';

describe('references', () => {
  test('are of exactly three kinds', () => {
    expect(referenceKinds).toEqual(['field', 'question', 'personField']);
  });

  test('round trip', () => {
    fc.assert(
      fc.property(fc.constantFrom(...referenceKinds), fc.uuid(), (kind, uuid) => {
        expect(parseFieldReference(`${kind}.${uuid}`)).toEqual({ kind, id: uuid });
      }),
      { numRuns: 100 },
    );
  });

  test.each(['', 'field', 'field.', 'field.x', `fields.${id}`, `field.${id}.x`, id])('%j is none', (text) => {
    expect(parseFieldReference(text)).toBeNull();
  });

  test('upper case is read', () => {
    expect(parseFieldReference(`field.${id.toUpperCase()}`)).toEqual({ kind: 'field', id });
  });
});

describe('numbers', () => {
  test('formats', () => {
    expect(numberFormats).toEqual(['number', 'number_with_commas', 'percent', 'currency']);
  });

  test.each([
    ['number', '1234.5', '1234.5'],
    ['number_with_commas', '-1234567.25', '-1,234,567.25'],
    ['number_with_commas', '999', '999'],
    ['percent', '12.5', '12.5%'],
    ['currency', '1234.5', '$1,234.50'],
    ['currency', '-5', '-$5.00'],
    ['number', 'not a number', 'not a number'],
  ] as const)('%s shows %s as %s', (format, value, shown) => {
    expect(displayNumber({ format }, value)).toBe(shown);
  });

  test('a currency symbol of its own', () => {
    const config = { format: 'currency', currencySymbol: '€' } as const;
    expect(displayNumber(config, '9.999')).toBe('€9.999');
    expect(parseNumberValue(config, '€1,000')).toEqual({ ok: true, value: '1000' });
  });

  test('what is shown reads back', () => {
    const value = fc
      .integer({ min: -(10 ** 9), max: 10 ** 9 })
      .map((cents) => canonicalDecimal(`${cents / 100}`));
    fc.assert(
      fc.property(value, fc.constantFrom(...numberFormats), (decimal, format) => {
        const shown = displayNumber({ format }, String(decimal));
        expect(parseNumberValue({ format }, shown)).toEqual({ ok: true, value: decimal });
      }),
      { numRuns: 200 },
    );
  });

  test.each([
    ['007.500', '7.5'],
    ['.5', '0.5'],
    ['5.', '5'],
    ['-0.00', '0'],
    ['+3', '3'],
    ['', null],
    ['-', null],
    ['1e3', null],
    ['1'.repeat(40), '1'.repeat(40)],
    ['1'.repeat(41), null],
  ])('canonical %j is %j', (text, canonical) => {
    expect(canonicalDecimal(text)).toBe(canonical);
  });

  test('the config', () => {
    expect(parseNumberConfig({ format: 'currency', currencySymbol: ' kr ' })).toEqual({
      ok: true,
      value: { format: 'currency', currencySymbol: 'kr' },
    });
    expect(parseNumberConfig({ format: 'percent', currencySymbol: '' })).toEqual({
      ok: true,
      value: { format: 'percent' },
    });
    expect(parseNumberConfig({ format: 'roman' }).ok).toBe(false);
    expect(parseNumberConfig({ format: 'currency', currencySymbol: 'abcdef' }).ok).toBe(false);
    expect(parseNumberConfig({ format: 'currency', currencySymbol: '5' }).ok).toBe(false);
  });
});

describe('NPS', () => {
  test('classes', () => {
    expect(npsClasses).toEqual(['Detractor', 'Passive', 'Promoter']);
    expect(npsRange).toEqual({ min: 0, max: 10 });
    expect([0, 6, 7, 8, 9, 10].map(npsClass)).toEqual([
      'Detractor',
      'Detractor',
      'Passive',
      'Passive',
      'Promoter',
      'Promoter',
    ]);
  });

  test.each(['0', '10', ' 7 '])('%j is a score', (text) => expect(parseNps(text).ok).toBe(true));
  test.each(['', '11', '-1', '5.5', '1e1', 'ten'])('%j is none', (text) => {
    expect(parseNps(text).ok).toBe(false);
  });
});

describe('select', () => {
  const option = (n: number, label = `Option ${n}`) => ({
    id: `0190a1b2-0000-7000-8000-${String(n).padStart(12, '0')}`,
    label,
    color: '#ABC',
  });

  test('cleans labels and colours; 100 can be selected by default', () => {
    const parsed = parseSelectConfig({ options: [option(1, ' Red ')] });
    expect(parsed).toEqual({
      ok: true,
      value: { options: [{ id: option(1).id, label: 'Red', color: '#aabbcc' }], max: 100 },
    });
    expect(defaultSelectable).toBe(100);
  });

  test('one is single', () => {
    expect([1, 2, 100].map((max) => isSingleSelect({ max }))).toEqual([true, false, false]);
  });

  test.each([
    [{ options: [], max: 0 }, 'Choose how many options can be selected'],
    [{ options: [], max: 1.5 }, 'Choose how many options can be selected'],
    [{ options: [option(1, ' ')] }, 'Option must not be empty'],
    [{ options: [option(1, 'a'.repeat(51))] }, 'Option must be at most 50 characters'],
    [{ options: [{ ...option(1), color: 'red' }] }, 'Color must have 3 or 6 hexadecimal digits'],
    [{ options: [{ ...option(1), color: '#abcd' }] }, 'Color must have 3 or 6 hexadecimal digits'],
    [{ options: [{ ...option(1), id: '1' }] }, 'An option has no valid id'],
    [{ options: [option(1, 'Red'), option(2, 'RED')] }, 'Two options have the same name'],
    [{ options: [option(1, 'Red'), option(1, 'Blue')] }, 'Two options have the same id'],
  ])('refuses %j', (config, message) => {
    expect(parseSelectConfig(config)).toEqual({ ok: false, message });
  });

  test('200 options, labels of 50', () => {
    const options = (count: number) => Array.from({ length: count }, (_, i) => option(i));
    expect(parseSelectConfig({ options: options(200) }).ok).toBe(true);
    expect(parseSelectConfig({ options: options(201) })).toEqual({
      ok: false,
      message: 'A select field can have at most 200 options',
    });
    expect(parseSelectConfig({ options: [option(1, '😀'.repeat(50))] }).ok).toBe(true);
  });

  test('responses', () => {
    const config = { options: [option(1), option(2), option(3)], max: 2 };
    const ids = config.options.map((one) => one.id);
    expect(parseSelectResponse(config, [...ids.slice(0, 2), ids[0] ?? ''])).toEqual({
      ok: true,
      value: ids.slice(0, 2),
    });
    expect(parseSelectResponse(config, ids)).toEqual({ ok: false, message: 'Choose at most 2 options' });
    expect(parseSelectResponse({ ...config, max: 1 }, ids)).toEqual({
      ok: false,
      message: 'Choose one option',
    });
    expect(parseSelectResponse(config, [])).toEqual({ ok: true, value: [] });
  });
});

describe('select values of a column', () => {
  test.each([
    ['Blue; green ;BLUE', ['Blue', 'green']],
    ['', []],
    [' ; ;', []],
    ['a,b;c', ['a,b', 'c']],
    ['x'.repeat(60), ['x'.repeat(50)]],
    [`${'x'.repeat(49)} y`, ['x'.repeat(49)]],
    [`${'x'.repeat(50)}1;${'x'.repeat(50)}2`, ['x'.repeat(50)]],
    ['😀'.repeat(51), ['😀'.repeat(50)]],
  ])('%j', (cell, labels) => {
    expect(splitSelectCell(cell)).toEqual(labels);
  });

  test('a column has at most 200', () => {
    const cells = Array.from({ length: 150 }, (_, i) => `a${i};b${i}`);
    expect(collectSelectLabels(cells)).toHaveLength(200);
    expect(collectSelectLabels(cells.slice(0, 99))).toHaveLength(198);
  });

  test('labels that were collected collect to themselves', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 60 }), { maxLength: 20 }), (cells) => {
        const labels = collectSelectLabels(cells);
        expect(splitSelectCell(labels.join(';'))).toEqual(labels);
      }),
      { numRuns: 150 },
    );
  });
});
