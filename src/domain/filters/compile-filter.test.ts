import { describe, expect, test } from 'vitest';
import { accept } from '#domain/parsed/parsed.ts';
import { searchResultTypes, type SearchResultType } from '#domain/search/result-types.ts';
import { compileFilter } from './compile-filter.ts';
import type { FilterField } from './filter-field.ts';
import type { Combinator, FilterRow } from './filter-form.ts';
import { listProperties, scalarProperties } from './filter-properties.ts';
import { filterTargets, targetProperties } from './filter-targets.ts';
import type { Operator } from './operators.ts';
import { all, always, never, not } from './predicate.ts';
import { systemFields, type SystemField } from './system-fields.ts';
import { usableFilterRows } from './usable-rows.ts';

const now = new Date('2024-03-31T10:30:00.000Z');
const situation = { now, currentUserId: 'me', aiUserId: 'ai' };
const fieldId = '0190a1b2-0000-7000-8000-000000000001';

function row(
  field: SystemField | FilterField,
  operator: Operator,
  values: FilterRow['values'] = {},
): FilterRow {
  return {
    id: '1',
    field: typeof field === 'string' ? { kind: 'system', field } : field,
    operator,
    values,
  };
}

function compile(
  rows: FilterRow[],
  resultTypes: SearchResultType[] = ['NOTE'],
  combinator: Combinator = 'And',
) {
  return accept(compileFilter({ combinator, rows }, { ...situation, resultTypes }));
}

describe('rows that take part', () => {
  const kept = (one: FilterRow, resultTypes: SearchResultType[] = ['NOTE']) =>
    usableFilterRows({ combinator: 'And', rows: [one] }, { resultTypes, now }).length === 1;

  test.each([
    ['empty text', row('Title', 'contains', { Text: ' ' }), false],
    ['missing text', row('Title', 'contains'), false],
    ['only quotes', row('Title', 'contains', { Text: '""' }), false],
    ['text', row('Title', 'contains', { Text: 'a' }), true],
    ['empty multi-select', row('Tags', 'is one of', { Tags: [] }), false],
    ['a value of another operand type', row('Tags', 'is one of', { Users: ['a'] }), false],
    ['multi-select', row('Tags', 'is one of', { Tags: ['a'] }), true],
    ['is empty', row('Tags', 'is empty'), true],
    ['is not empty', row('Title', 'is not empty'), true],
    ['missing boolean', row('Published', 'is'), false],
    ['false', row('Published', 'is', { Boolean: false }), true],
    ['missing number', row('HighlightCount', 'is', { Int32: '' }), false],
    ['zero', row('HighlightCount', 'is', { Int32: '0' }), true],
    ['no date', row('Created', 'after', { RelativeDate: 'soon' }), false],
    ['a date', row('Created', 'after', { RelativeDate: '1 week ago' }), true],
    ['project without a value', row('Project', 'is one of'), true],
    ['no operator', { ...row('Title', 'is', { Text: 'a' }), operator: null }, false],
  ])('%s: %#', (_, one, expected) => {
    expect(kept(one)).toBe(expected);
  });

  test.each([
    [['PERSON'], false],
    [['PROJECT_CATEGORY'], false],
    [['PERSON', 'PROJECT_CATEGORY'], false],
    [['PERSON', 'NOTE'], true],
    [['PROJECT'], true],
    [[], false],
  ] as [SearchResultType[], boolean][])('project rows for %j', (types, expected) => {
    expect(kept(row('Project', 'is one of', { Projects: ['p'] }), types)).toBe(expected);
  });
});

describe('compileFilter', () => {
  test('no rows match everything, for each searched type', () => {
    expect(compile([], [...searchResultTypes], 'Or')).toEqual(
      Object.fromEntries(filterTargets.map((target) => [target, always])),
    );
  });

  const field = (fieldType: 'SELECT' | 'NPS' | 'NUMBER' | 'BOOLEAN' | 'DATETIME' | 'TEXT'): FilterField => ({
    kind: 'note',
    fieldId,
    fieldType,
  });
  const datum = { op: 'fieldDatum', from: 'self', fieldId } as const;
  test.each([
    [
      row('Title', 'contains', { Text: ' a ' }),
      { property: 'title', op: 'contains', value: 'a', phrase: false },
    ],
    [
      row('Content', 'contains', { Text: '"a b"' }),
      { property: 'content', op: 'contains', value: 'a b', phrase: true },
    ],
    [row('Title', 'is', { Text: 'a' }), { property: 'title', op: 'equalTo', value: 'a' }],
    [
      row('Title', 'does not contain', { Text: 'a' }),
      not({ property: 'title', op: 'contains', value: 'a', phrase: false }),
    ],
    [
      row('Tags', 'is one of', { Tags: ['a', 'b'] }),
      { property: 'tagIds', op: 'overlaps', values: ['a', 'b'] },
    ],
    [
      row('Tags', 'is not all of', { Tags: ['a', 'b'] }),
      not(
        all([
          { property: 'tagIds', op: 'overlaps', values: ['a'] },
          { property: 'tagIds', op: 'overlaps', values: ['b'] },
        ]),
      ),
    ],
    [row('Project', 'is one of', { Projects: ['p'] }), { property: 'projectId', op: 'in', values: ['p'] }],
    [row('Project', 'is one of'), { property: 'projectId', op: 'in', values: [] }],
    [
      row('Authors', 'is one of', { Users: ['current user', 'AI-generated user', 'you'] }),
      { property: 'authorIds', op: 'overlaps', values: ['me', 'ai', 'you'] },
    ],
    [
      row('HighlightCount', 'greater than', { Int32: '3' }),
      { property: 'highlightCount', op: 'greaterThan', value: 3 },
    ],
    [row('HighlightCount', 'is', { Int32: '-' }), { property: 'highlightCount', op: 'equalTo', value: 0 }],
    [
      row('Created', 'after', { RelativeDate: '2024-01-05' }),
      { property: 'createdAt', op: 'greaterThan', value: new Date('2024-01-05T23:59:59.999Z') },
    ],
    [
      row('Updated', 'before', { RelativeDate: '2024-01-05' }),
      { property: 'updatedAt', op: 'lessThan', value: new Date('2024-01-05T00:00:00.000Z') },
    ],
    [row('Tags', 'is empty'), { property: 'tagIds', op: 'empty' }],
    [row('Tags', 'is not empty'), not({ property: 'tagIds', op: 'empty' })],
    [row('Archived', 'is', { Boolean: false }), { property: 'archived', op: 'equalTo', value: false }],
    [
      row(field('SELECT'), 'is one of', { Options: ['o'] }),
      { ...datum, filter: { kind: 'uuidArray', test: { op: 'overlaps', values: ['o'] } } },
    ],
    [
      row(field('NPS'), 'less than', { Int32: '7' }),
      { ...datum, filter: { kind: 'int', test: { op: 'lessThan', value: 7 } } },
    ],
    [
      row(field('NUMBER'), 'is not', { Double: '2.5' }),
      not({ ...datum, filter: { kind: 'number', test: { op: 'equalTo', value: 2.5 } } }),
    ],
    [
      row(field('BOOLEAN'), 'is', { Boolean: true }),
      { ...datum, filter: { kind: 'boolean', test: { op: 'equalTo', value: true } } },
    ],
    [
      row(field('DATETIME'), 'before', { RelativeDate: '1 hour ago' }),
      {
        ...datum,
        filter: { kind: 'date', test: { op: 'lessThan', value: new Date('2024-03-31T09:30:00.000Z') } },
      },
    ],
    [row(field('TEXT'), 'is empty'), { ...datum, filter: { kind: 'string', test: { op: 'empty' } } }],
  ])('note: %j', (one, predicate) => {
    expect(compile([one])).toEqual({ note: predicate });
  });

  test('combines with and or or', () => {
    const rows = [row('Title', 'is', { Text: 'a' }), row('Starred', 'is', { Boolean: true })];
    const parts = [
      { property: 'title', op: 'equalTo', value: 'a' },
      { property: 'starred', op: 'equalTo', value: true },
    ];
    expect(compile(rows).note).toEqual({ op: 'and', of: parts });
    expect(compile(rows, ['NOTE'], 'Or').note).toEqual({ op: 'or', of: parts });
  });

  test('a type without the field matches nothing, also when negated', () => {
    expect(compile([row('Tags', 'is not one of', { Tags: ['a'] })], ['PERSON', 'PROJECT'])).toEqual({
      person: never,
      project: never,
    });
  });

  test('a person field reaches notes through their people', () => {
    const one = row({ kind: 'person', fieldId, fieldType: 'NPS' }, 'is', { Int32: '9' });
    const filter = { kind: 'int', test: { op: 'equalTo', value: 9 } };
    expect(compile([one], ['PERSON', 'NOTE', 'INSIGHT'])).toEqual({
      person: { op: 'fieldDatum', from: 'self', fieldId, filter },
      note: { op: 'fieldDatum', from: 'people', fieldId, filter },
      insight: never,
    });
  });

  test('a visitor is not the current user', () => {
    const form = {
      combinator: 'And',
      rows: [row('Authors', 'is all of', { Users: ['current user'] })],
    } as const;
    const options = { ...situation, currentUserId: null, resultTypes: ['NOTE'] } as const;
    expect(accept(compileFilter(form, options)).note).toEqual({
      property: 'authorIds',
      op: 'overlaps',
      values: [],
    });
  });

  test('refuses a person row of type PERSON', () => {
    const rows = [row({ kind: 'person', fieldId, fieldType: 'PERSON' }, 'is empty')];
    expect(compileFilter({ combinator: 'And', rows }, { ...situation, resultTypes: ['PERSON'] })).toEqual({
      ok: false,
      message: 'person FilterFieldForms cannot be of type PERSON',
    });
  });
});

describe('targets', () => {
  test('every system field is filterable somewhere, every property is used', () => {
    const used = filterTargets.flatMap((target) => Object.entries(targetProperties[target]));
    expect(new Set(used.map(([name]) => name))).toEqual(new Set(systemFields));
    expect(new Set(used.map(([, property]) => property))).toEqual(
      new Set([...listProperties, ...scalarProperties]),
    );
  });
});
