import { describe, expect, test } from 'vitest';
import type { fieldTypes } from '#domain/fields/field-types.ts';
import { changeFilterField, newFilterRow } from './change-field.ts';
import { operandTypeOf, operatorsOf, type FilterField } from './filter-field.ts';
import { type FilterRow } from './filter-form.ts';
import { systemFieldByLabel, systemFieldSpecs, systemFields } from './system-fields.ts';

const fieldId = '0190a1b2-0000-7000-8000-000000000001';
const custom = (fieldType: (typeof fieldTypes)[number]): FilterField => ({
  kind: 'custom',
  fieldId,
  fieldType,
});
const system = (field: (typeof systemFields)[number]): FilterField => ({ kind: 'system', field });

describe('fields and operators', () => {
  test('a system field is found by its label', () => {
    expect(systemFields.map((field) => systemFieldByLabel(systemFieldSpecs[field].label))).toEqual([
      ...systemFields,
    ]);
    expect(systemFieldByLabel('Title')).toBeNull();
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
    ['Status', 'Options', ['is one of', 'is not one of']],
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
