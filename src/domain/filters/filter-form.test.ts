import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CodecError, decode, isOf } from '#domain/codec/codec.ts';
import { fieldTypes } from '#domain/fields/field-types.ts';
import { changeFilterField, newFilterRow } from './change-field.ts';
import {
  filterFieldCodec,
  filterFieldKinds,
  operandTypeOf,
  operatorsOf,
  type FilterField,
} from './filter-field.ts';
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
import { filterValuesCodec, multiSelectTypes, operandTypes, parseDouble, parseInt32 } from './operands.ts';
import { isEmptinessOperator, operators } from './operators.ts';
import { systemFieldByLabel, systemFieldSpecs, systemFields } from './system-fields.ts';

const fieldId = '0190a1b2-0000-7000-8000-000000000001';
const custom = (fieldType: (typeof fieldTypes)[number]): FilterField => ({
  kind: 'custom',
  fieldId,
  fieldType,
});
const system = (field: (typeof systemFields)[number]): FilterField => ({ kind: 'system', field });

describe('lists', () => {
  test('system fields and their labels', () => {
    expect(systemFields.map((field) => [field, systemFieldSpecs[field].label])).toEqual([
      ['Title', 'title'],
      ['Content', 'content'],
      ['Authors', 'authors'],
      ['Contributors', 'contributors'],
      ['People', 'people'],
      ['Note', 'note'],
      ['Tags', 'tags'],
      ['TagGroup', 'tag group'],
      ['TagBoard', 'tag board'],
      ['HighlightCount', 'highlight count'],
      ['Insights', 'insights'],
      ['Published', 'published'],
      ['Project', 'project'],
      ['ProjectCategory', 'project category'],
      ['Channel', 'channel'],
      ['Archived', 'archived'],
      ['Created', 'created'],
      ['Updated', 'updated'],
      ['Name', 'name'],
      ['AiGenerated', 'AI generated'],
      ['ImportOrigin', 'import origin'],
      ['EnrichmentOrigin', 'enrichment origin'],
      ['Highlight', 'highlight'],
      ['Starred', 'starred'],
    ]);
    expect(systemFields.map((field) => systemFieldByLabel(systemFieldSpecs[field].label))).toEqual([
      ...systemFields,
    ]);
    expect(systemFieldByLabel('Title')).toBeNull();
  });

  test('operators, operands, kinds, combinators', () => {
    expect(operators).toEqual([
      'contains',
      'does not contain',
      'is one of',
      'is not one of',
      'is all of',
      'is not all of',
      'is',
      'is not',
      'greater than',
      'less than',
      'after',
      'before',
      'is empty',
      'is not empty',
    ]);
    expect(operators.filter(isEmptinessOperator)).toEqual(['is empty', 'is not empty']);
    expect(multiSelectTypes).toEqual([
      'Options',
      'People',
      'Users',
      'Highlights',
      'Insights',
      'Notes',
      'Channels',
      'ProjectCategories',
      'Projects',
      'TagBoards',
      'TagGroups',
      'Tags',
    ]);
    expect(operandTypes).toEqual(['Boolean', 'Int32', 'Double', 'Text', 'RelativeDate', ...multiSelectTypes]);
    expect(filterFieldKinds).toEqual(['system', 'note', 'insight', 'person', 'custom']);
    expect(combinators).toEqual(['And', 'Or']);
  });

  const text = ['contains', 'does not contain', 'is', 'is not', 'is empty', 'is not empty'];
  const many = ['is one of', 'is not one of', 'is all of', 'is not all of', 'is empty', 'is not empty'];
  const number = ['is', 'is not', 'greater than', 'less than', 'is empty', 'is not empty'];
  test.each([
    ['BOOLEAN', 'Boolean', ['is', 'is not', 'is empty', 'is not empty']],
    ['DATETIME', 'RelativeDate', ['after', 'before', 'is empty', 'is not empty']],
    ['EMAIL', 'Text', text],
    ['NPS', 'Int32', number],
    ['NUMBER', 'Double', number],
    ['PERSON', 'People', many],
    ['PHONE', 'Text', text],
    ['SELECT', 'Options', many],
    ['TEXT', 'Text', text],
    ['URL', 'Text', text],
  ] as const)('%s takes %s', (type, operand, valid) => {
    expect(operandTypeOf(custom(type))).toBe(operand);
    expect(operatorsOf(custom(type))).toEqual(valid);
  });

  const one = ['is one of', 'is not one of', 'is empty', 'is not empty'];
  const fact = ['is', 'is not'];
  test.each([
    ['Title', 'Text', text],
    ['Content', 'Text', text],
    ['Authors', 'Users', many],
    ['Contributors', 'Users', many],
    ['People', 'People', many],
    ['Note', 'Notes', one],
    ['Tags', 'Tags', many],
    ['TagGroup', 'TagGroups', many],
    ['TagBoard', 'TagBoards', many],
    ['HighlightCount', 'Int32', ['is', 'is not', 'greater than', 'less than']],
    ['Insights', 'Insights', many],
    ['Published', 'Boolean', fact],
    ['Project', 'Projects', one],
    ['ProjectCategory', 'ProjectCategories', one],
    ['Channel', 'Channels', one],
    ['Archived', 'Boolean', fact],
    ['Created', 'RelativeDate', ['after', 'before']],
    ['Updated', 'RelativeDate', ['after', 'before']],
    ['Name', 'Text', text],
    ['AiGenerated', 'Boolean', fact],
    ['ImportOrigin', 'Options', one],
    ['EnrichmentOrigin', 'Options', one],
    ['Highlight', 'Highlights', many],
    ['Starred', 'Boolean', fact],
  ] as const)('%s takes %s', (field, operand, valid) => {
    expect(operandTypeOf(system(field))).toBe(operand);
    expect(operatorsOf(system(field))).toEqual(valid);
  });
});

describe('changing the field of a row', () => {
  const row: FilterRow = {
    id: '1',
    field: system('Title'),
    operator: 'is',
    values: { Text: 'x' },
    hidden: true,
  };

  test('keeps an operator that is still valid, and the values', () => {
    expect(changeFilterField(row, custom('NUMBER'))).toEqual({ ...row, field: custom('NUMBER') });
  });

  test('falls back to the first valid operator', () => {
    expect(changeFilterField(row, system('Created')).operator).toBe('after');
    expect(changeFilterField(row, system('Tags')).operator).toBe('is one of');
  });

  test('clears operator and values for a select field', () => {
    expect(changeFilterField({ ...row, operator: 'is empty' }, custom('SELECT'))).toEqual({
      ...row,
      field: custom('SELECT'),
      operator: null,
      values: {},
    });
  });

  test('a new row starts with the first operator', () => {
    expect(newFilterRow('1', system('Title'))).toEqual({
      id: '1',
      field: system('Title'),
      operator: 'contains',
      values: {},
    });
  });
});

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
