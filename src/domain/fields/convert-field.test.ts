import { expect, test } from 'vitest';
import { checkConversion, conversionsOf } from './convert-field.ts';
import { readFieldDatum } from './field-datum.ts';
import { fieldTypes } from './field-types.ts';

test('a field keeps its type, and whatever was typed becomes text', () => {
  for (const type of fieldTypes) expect(checkConversion(type, type)).toEqual({ ok: true, value: type });
  expect(fieldTypes.filter((type) => conversionsOf(type).includes('TEXT'))).toEqual([
    'BOOLEAN',
    'DATETIME',
    'EMAIL',
    'NPS',
    'NUMBER',
    'PHONE',
    'URL',
  ]);
});

test('a score reads as a number', () => {
  expect(checkConversion('NPS', 'NUMBER').ok).toBe(true);
  expect(readFieldDatum('NUMBER', '9')?.value).toBe(9);
});

test('what would lose values is refused with a way out', () => {
  expect(checkConversion('SELECT', 'TEXT')).toEqual({
    ok: false,
    message: 'A field of type “Select” can’t become “Text”. Create a new field instead',
  });
  expect(checkConversion('TEXT', 'NUMBER').ok).toBe(false);
});
