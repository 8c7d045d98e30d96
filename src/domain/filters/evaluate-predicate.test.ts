import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept } from '#domain/parsed/parsed.ts';
import { type SearchResultType } from '#domain/search/result-types.ts';
import { compileFilter } from './compile-filter.ts';
import { evaluatePredicate, type EvaluableItem, type PropertyValue } from './evaluate-predicate.ts';
import type { FilterField } from './filter-field.ts';
import type { Combinator, FilterRow } from './filter-form.ts';
import { type FilterProperty } from './filter-properties.ts';
import type { Operator } from './operators.ts';
import { all, always, any, never, not } from './predicate.ts';
import { type SystemField } from './system-fields.ts';

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

describe('evaluatePredicate', () => {
  function item(properties: Partial<Record<FilterProperty, PropertyValue>>): EvaluableItem<FilterProperty> {
    return {
      property: (name) => properties[name] ?? null,
      fieldValues: (from) => (from === 'people' ? [null, 9, 3] : [['o', 'p']]),
    };
  }
  const note = item({
    title: 'Checkout Flow',
    content: 'The check-out flow was slow',
    tagIds: ['a', 'b'],
    highlightCount: 3,
    createdAt: new Date('2024-03-30T00:00:00Z'),
    projectId: 'p',
    archived: false,
  });

  test.each([
    [row('Title', 'is', { Text: ' checkout flow ' }), true],
    [row('Title', 'contains', { Text: 'out fl' }), true],
    [row('Title', 'contains', { Text: '"out flow"' }), false],
    [row('Content', 'contains', { Text: '"out flow"' }), true],
    [row('Title', 'contains', { Text: '"checkout flow"' }), true],
    [row('Title', 'does not contain', { Text: 'cart' }), true],
    [row('Tags', 'is one of', { Tags: ['b', 'c'] }), true],
    [row('Tags', 'is all of', { Tags: ['a', 'b'] }), true],
    [row('Tags', 'is all of', { Tags: ['a', 'c'] }), false],
    [row('Tags', 'is not all of', { Tags: ['a', 'c'] }), true],
    [row('Tags', 'is empty'), false],
    [row('Insights', 'is empty'), true],
    [row('Insights', 'is not one of', { Insights: ['i'] }), true],
    [row('HighlightCount', 'greater than', { Int32: '3' }), false],
    [row('HighlightCount', 'less than', { Int32: '4' }), true],
    [row('HighlightCount', 'is', { Int32: '3' }), true],
    [row('Created', 'after', { RelativeDate: '1 week ago' }), true],
    [row('Created', 'after', { RelativeDate: '2024-03-30' }), false],
    [row('Created', 'before', { RelativeDate: '2024-03-31' }), true],
    [row('Updated', 'before', { RelativeDate: '2024-03-31' }), false],
    [row('Project', 'is one of', { Projects: ['p', 'q'] }), true],
    [row('Project', 'is one of'), false],
    [row('Archived', 'is', { Boolean: false }), true],
    [row('Starred', 'is', { Boolean: false }), false],
    [row({ kind: 'note', fieldId, fieldType: 'SELECT' }, 'is all of', { Options: ['o', 'p'] }), true],
    [row({ kind: 'person', fieldId, fieldType: 'NPS' }, 'greater than', { Int32: '8' }), true],
    [row({ kind: 'person', fieldId, fieldType: 'NPS' }, 'is empty'), false],
    [row({ kind: 'person', fieldId, fieldType: 'NPS' }, 'is not', { Int32: '3' }), false],
  ])('%j is %s', (one, expected) => {
    const predicate = compile([one]).note ?? never;
    expect(evaluatePredicate(predicate, note)).toBe(expected);
  });

  test('a phrase of nothing ends', () => {
    const nothing = { property: 'title', op: 'contains', value: '', phrase: true } as const;
    expect(evaluatePredicate(nothing, note)).toBe(true);
  });

  test('always and never', () => {
    expect(evaluatePredicate(always, note)).toBe(true);
    expect(evaluatePredicate(never, note)).toBe(false);
  });

  test('and, or and not follow De Morgan', () => {
    const leaf = fc
      .constantFrom('a', 'b', 'c')
      .map((value) => ({ property: 'tagIds', op: 'overlaps', values: [value] }) as const);
    fc.assert(
      fc.property(fc.array(leaf, { maxLength: 4 }), (leaves) => {
        const left = evaluatePredicate(not(all<FilterProperty>(leaves)), note);
        expect(left).toBe(evaluatePredicate(any<FilterProperty>(leaves.map((one) => not(one))), note));
      }),
      { numRuns: 100 },
    );
  });
});
