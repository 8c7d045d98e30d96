import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '#domain/parsed/parsed.ts';
import { datumKinds, readFieldDatum } from './field-datum.ts';
import { fieldOwners, fieldTypes } from './field-types.ts';
import { parseFieldValue, type FieldDefinition } from './field-value.ts';

const red = '0190a1b2-0000-7000-8000-000000000001';
const blue = '0190a1b2-0000-7000-8000-000000000002';
const select = {
  options: [
    { id: red, label: 'Red', color: '#ff0000' },
    { id: blue, label: 'Blue', color: '#0000ff' },
  ],
  max: 100,
};
const definitions = {
  BOOLEAN: { type: 'BOOLEAN' },
  DATETIME: { type: 'DATETIME' },
  EMAIL: { type: 'EMAIL' },
  NPS: { type: 'NPS' },
  NUMBER: { type: 'NUMBER', number: { format: 'number' } },
  PERSON: { type: 'PERSON' },
  PHONE: { type: 'PHONE' },
  SELECT: { type: 'SELECT', select },
  TEXT: { type: 'TEXT' },
  URL: { type: 'URL' },
} as const satisfies Record<string, FieldDefinition>;

test('the ten types and three owners', () => {
  expect(fieldTypes).toEqual(Object.keys(definitions));
  expect(fieldOwners).toEqual(['note', 'insight', 'person', 'project']);
});

describe('parseFieldValue', () => {
  test.each(fieldTypes)('%s: null and blank are no value', (type) => {
    expect(parseFieldValue(definitions[type], null)).toEqual({ ok: true, value: null });
    expect(parseFieldValue(definitions[type], ' \n')).toEqual({ ok: true, value: null });
  });

  test.each([
    ['BOOLEAN', 'Yes', 'true'],
    ['BOOLEAN', '0', 'false'],
    ['DATETIME', '2024-02-29', '2024-02-29'],
    ['DATETIME', '2024-02-29T10:00:00+02:00', '2024-02-29T08:00:00.000Z'],
    ['EMAIL', ' Ann@Example.com ', 'ann@example.com'],
    ['NPS', '0', '0'],
    ['NPS', '10', '10'],
    ['NUMBER', '1,234,567.50', '1234567.5'],
    ['NUMBER', '-0', '0'],
    ['NUMBER', '$12', '12'],
    ['NUMBER', '12 %', '12'],
    ['PERSON', `${red}, ${blue.toUpperCase()},${red}`, `${red},${blue}`],
    ['PHONE', '+49 (30) 123-45 ext 7', '+49 (30) 123-45 ext 7'],
    ['SELECT', `${blue},${blue}`, blue],
    ['TEXT', '  hello ', 'hello'],
    ['URL', 'example.com/a?b#c', 'https://example.com/a?b#c'],
    ['URL', 'http://localhost:3000', 'http://localhost:3000'],
  ] as const)('%s reads %j', (type, input, value) => {
    expect(parseFieldValue(definitions[type], input)).toEqual({ ok: true, value });
  });

  test.each([
    ['BOOLEAN', 'maybe', 'Choose yes or no'],
    ['DATETIME', '2023-02-29', 'Enter a valid date'],
    ['DATETIME', 'tomorrow', 'Enter a valid date'],
    ['EMAIL', 'ann@', 'Enter a valid e-mail address'],
    ['NPS', '11', 'Enter a whole number from 0 to 10'],
    ['NPS', '-1', 'Enter a whole number from 0 to 10'],
    ['NPS', '6.5', 'Enter a whole number from 0 to 10'],
    ['NUMBER', '1e3', 'Enter a number'],
    ['NUMBER', '.', 'Enter a number'],
    ['NUMBER', '1.2.3', 'Enter a number'],
    ['NUMBER', '9007199254740992', 'This number is too large'],
    ['NUMBER', '1'.repeat(31), 'Enter a number'],
    ['PERSON', 'Ann', 'Choose a person'],
    ['PERSON', ',', 'Choose a person'],
    ['PHONE', 'call me', 'Enter a valid phone number'],
    ['PHONE', '12', 'Enter a valid phone number'],
    ['PHONE', '1'.repeat(21), 'Enter a valid phone number'],
    ['SELECT', '0190a1b2-0000-7000-8000-000000000003', 'This option no longer exists'],
    ['TEXT', 'a'.repeat(10300), 'Text must be at most 10,299 characters'],
    ['URL', 'javascript:alert(1)', 'Enter a valid web address'],
    ['URL', 'ftp://example.com', 'Enter a valid web address'],
    ['URL', 'https://user@example.com', 'Enter a valid web address'],
    ['URL', 'a b', 'Enter a valid web address'],
    ['URL', `example.com/${'a'.repeat(2048)}`, 'Enter a valid web address'],
  ] as const)('%s refuses %j', (type, input, message) => {
    expect(parseFieldValue(definitions[type], input)).toEqual({ ok: false, message });
  });

  test('text holds 10299 characters, on a note 300', () => {
    expect(parseFieldValue({ type: 'TEXT' }, 'a'.repeat(10299)).ok).toBe(true);
    expect(parseFieldValue({ type: 'TEXT', owner: 'note' }, 'a'.repeat(300)).ok).toBe(true);
    expect(parseFieldValue({ type: 'TEXT', owner: 'note' }, 'a'.repeat(301)).ok).toBe(false);
    expect(parseFieldValue({ type: 'TEXT', owner: 'person' }, 'a'.repeat(301)).ok).toBe(true);
  });

  test('at most 100 people', () => {
    const people = (count: number) =>
      Array.from(
        { length: count },
        (_, i) => `0190a1b2-0000-7000-8000-${String(i).padStart(12, '0')}`,
      ).join();
    expect(parseFieldValue({ type: 'PERSON' }, people(100)).ok).toBe(true);
    expect(parseFieldValue({ type: 'PERSON' }, people(101)).ok).toBe(false);
  });

  test('the stored text reads back as itself', () => {
    const numbers = fc.double({ noNaN: true, min: -1e12, max: 1e12 }).map((n) => n.toFixed(4));
    const dates = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') });
    const input = fc.oneof(
      fc.record({ type: fc.constant('NUMBER' as const), text: numbers }),
      fc.record({ type: fc.constant('DATETIME' as const), text: dates.map((date) => date.toISOString()) }),
      fc.record({ type: fc.constant('TEXT' as const), text: fc.string({ maxLength: 40 }) }),
      fc.record({ type: fc.constant('SELECT' as const), text: fc.subarray([red, blue]).map(String) }),
    );
    fc.assert(
      fc.property(input, ({ type, text }) => {
        const stored = accept(parseFieldValue(definitions[type], text));
        expect(parseFieldValue(definitions[type], stored)).toEqual({ ok: true, value: stored });
      }),
      { numRuns: 200 },
    );
  });
});

describe('readFieldDatum', () => {
  test('every type has its kind', () => {
    expect(datumKinds).toEqual({
      BOOLEAN: 'boolean',
      DATETIME: 'date',
      EMAIL: 'string',
      NPS: 'int',
      NUMBER: 'number',
      PERSON: 'uuidArray',
      PHONE: 'string',
      SELECT: 'uuidArray',
      TEXT: 'string',
      URL: 'string',
    });
  });

  test.each([
    ['BOOLEAN', 'true', true],
    ['NPS', '7', 7],
    ['NUMBER', '1.5', 1.5],
    ['DATETIME', '2024-01-01', new Date('2024-01-01T00:00:00Z')],
    ['SELECT', `${red},${blue}`, [red, blue]],
    ['TEXT', 'x', 'x'],
  ] as const)('%s %j', (type, stored, value) => {
    expect(readFieldDatum(type, stored)?.value).toEqual(value);
  });

  test.each([
    ['BOOLEAN', 'yes'],
    ['NPS', '7.5'],
    ['NUMBER', 'x'],
    ['NUMBER', ''],
    ['DATETIME', 'x'],
  ] as const)('%s %j is left over from another type', (type, stored) => {
    expect(readFieldDatum(type, stored)).toBeNull();
  });
});
