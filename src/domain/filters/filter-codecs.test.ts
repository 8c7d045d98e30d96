import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodecError, decode, isOf } from '#domain/codec/codec.ts';
import { fieldTypes } from '#domain/fields/field-types.ts';
import { filterFieldCodec, operatorsOf, type FilterField } from './filter-field.ts';
import {
  combinators,
  emptyFilterForm,
  filterFormCodec,
  filterFormToWire,
  maxFilterRows,
  type FilterForm,
  type FilterRow,
} from './filter-form.ts';
import { decodeFilterHash, encodeFilterHash } from './filter-hash.ts';
import { filterValuesCodec, parseDouble, parseInt32 } from './operands.ts';
import { systemFields } from './system-fields.ts';

const fieldId = '0190a1b2-0000-7000-8000-000000000001';
const system = (field: (typeof systemFields)[number]): FilterField => ({ kind: 'system', field });

describe('numbers as typed', () => {
  test.each([
    ['1.5', 1.5],
    ['007', 7],
    ['1.', 1],
    ['.5', 0.5],
    ['', 0],
    ['.', 0],
    ['abc', 0],
  ])('%j is %d', (text, value) => expect(parseDouble(text)).toBe(value));

  test.each([
    ['7.9', 7],
    ['-3', -3],
    ['99999999999', 2147483647],
    ['-99999999999', -2147483648],
    ['x', 0],
  ])('%j is the int32 %d', (text, value) => expect(parseInt32(text)).toBe(value));

  test.each(['', '1', '1.', '.5', '12.34'])('%j can be a Double operand', (Double) => {
    expect(isOf(filterValuesCodec, { Double })).toBe(true);
  });
  test.each(['1.2.3', '-1', '1e3', '1,5', ' 1'])('%j can not', (Double) => {
    expect(isOf(filterValuesCodec, { Double })).toBe(false);
  });
});

describe('codec', () => {
  const wire = {
    combinator: 'Or',
    rows: [
      { id: '1', field: { kind: 'system', field: 'tag group' }, operatorType: 'is all of', values: {} },
      {
        id: '2',
        field: { kind: 'person', fieldId, fieldType: 'NPS' },
        operator: null,
        values: { Int32: '9' },
      },
    ],
  };

  test('reads wire labels and operatorType', () => {
    expect(decode(filterFormCodec, wire)).toEqual({
      combinator: 'Or',
      rows: [
        { id: '1', field: system('TagGroup'), operator: 'is all of', values: {} },
        {
          id: '2',
          field: { kind: 'person', fieldId, fieldType: 'NPS' },
          operator: null,
          values: { Int32: '9' },
        },
      ],
    });
  });

  test('refuses a person row of type PERSON by its message', () => {
    expect(() => decode(filterFieldCodec, { kind: 'person', fieldId, fieldType: 'PERSON' })).toThrow(
      'person FilterFieldForms cannot be of type PERSON',
    );
    expect(isOf(filterFieldCodec, { kind: 'note', fieldId, fieldType: 'PERSON' })).toBe(true);
  });

  test('refuses an operator of another field type and too many rows', () => {
    const row = { id: '1', field: { kind: 'system', field: 'created' }, operator: 'contains', values: {} };
    expect(() => decode(filterFormCodec, { combinator: 'And', rows: [row] })).toThrow(CodecError);
    const rows = (count: number) => Array.from({ length: count }, () => ({ ...row, operator: 'after' }));
    expect(isOf(filterFormCodec, { combinator: 'And', rows: rows(maxFilterRows) })).toBe(true);
    expect(isOf(filterFormCodec, { combinator: 'And', rows: rows(maxFilterRows + 1) })).toBe(false);
  });
});

describe('hash', () => {
  const field: fc.Arbitrary<FilterField> = fc.oneof(
    fc.constantFrom(...systemFields).map(system),
    fc.record({
      kind: fc.constantFrom('note', 'insight', 'person', 'custom'),
      fieldId: fc.uuid(),
      fieldType: fc.constantFrom(...fieldTypes.filter((type) => type !== 'PERSON')),
    }),
  );
  const ids = fc.array(fc.uuid(), { maxLength: 3 });
  const values = fc.record(
    { Boolean: fc.boolean(), Text: fc.string(), Double: fc.constantFrom('1', '2.5'), Tags: ids, Users: ids },
    { requiredKeys: [] },
  );
  const row: fc.Arbitrary<FilterRow> = field.chain((one) =>
    fc.record(
      {
        id: fc.uuid(),
        field: fc.constant(one),
        operator: fc.constantFrom(null, ...operatorsOf(one)),
        values,
        hidden: fc.boolean(),
      },
      { requiredKeys: ['id', 'field', 'operator', 'values'] },
    ),
  );
  const form: fc.Arbitrary<FilterForm> = fc.record({
    combinator: fc.constantFrom(...combinators),
    rows: fc.array(row, { maxLength: 4 }),
  });

  test('every form comes back', () => {
    fc.assert(
      fc.property(form, (one) => {
        expect(decodeFilterHash(encodeFilterHash(one))).toEqual(one);
        expect(decode(filterFormCodec, filterFormToWire(one))).toEqual(one);
      }),
      { numRuns: 150 },
    );
  });

  test.each(['', '{', 'null', '[]', '{"combinator":"Xor","rows":[]}', '{"combinator":"And"}'])(
    '%j is no filter',
    (text) => expect(decodeFilterHash(text)).toBeNull(),
  );

  test('the empty form', () => {
    expect(decodeFilterHash(encodeFilterHash(emptyFilterForm))).toEqual(emptyFilterForm);
  });
});
