import { describe, expect, it } from 'vitest';
import { evaluatePredicate, type PropertyValue } from '#domain/filters/evaluate-predicate.ts';
import { compileFieldOptions } from './compile-field-options.ts';
import type { GlobalSearchOptions } from './global-search-options.ts';

const now = new Date('2026-05-20T12:00:00Z');
const fieldId = '01900000-0000-7000-8000-000000000001';

function keeps(options: GlobalSearchOptions, target: 'note' | 'person' | 'highlight', value: PropertyValue) {
  const predicate = compileFieldOptions(options, now)?.[target];
  return (
    predicate !== undefined &&
    evaluatePredicate(predicate, { property: () => null, fieldValues: () => (value === null ? [] : [value]) })
  );
}

describe('field options of a search', () => {
  it('ask nothing when there are none', () => {
    expect(compileFieldOptions({}, now)).toBeUndefined();
    expect(compileFieldOptions({ fields: [] }, now)).toBeUndefined();
  });

  it('take a number from the least to the most, both included, and never what has none', () => {
    const fields = [{ type: 'NUMBER' as const, fieldId, min: 2, max: 4 }];
    expect([1, 2, 4, 5, null].map((value) => keeps({ fields }, 'note', value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('take whole days of a date range', () => {
    const range = { option: 'custom' as const, from: '2026-05-01', to: '2026-05-02' };
    const fields = [{ type: 'DATE' as const, fieldId, range }];
    const days = [
      '2026-04-30T23:59:59Z',
      '2026-05-01T00:00:00Z',
      '2026-05-02T23:59:59Z',
      '2026-05-03T00:00:00Z',
    ];
    expect(days.map((day) => keeps({ fields }, 'note', new Date(day)))).toEqual([false, true, true, false]);
  });

  it('leave out whatever can’t have one of the fields', () => {
    const text = [{ type: 'TEXT' as const, fieldId, value: 'gold' }];
    expect(keeps({ personFields: text }, 'person', 'Gold plan')).toBe(true);
    expect(keeps({ personFields: text }, 'note', 'Gold plan')).toBe(false);
    expect(keeps({ notesFromFields: text }, 'highlight', 'Gold plan')).toBe(true);
    expect(keeps({ fields: text, personFields: text }, 'person', 'Gold plan')).toBe(false);
    expect(keeps({ fields: text, notesFromFields: text }, 'note', 'Gold plan')).toBe(true);
  });
});
