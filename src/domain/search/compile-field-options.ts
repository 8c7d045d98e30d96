import type { CompiledFilter, FilterPredicate } from '#domain/filters/compile-filter.ts';
import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import { all, not, type FieldFilter, type FieldSource, type Test } from '#domain/filters/predicate.ts';
import { dayRangeOf, instantsOf } from '#domain/time/date-range.ts';
import type { GlobalSearchOptions } from './global-search-options.ts';

type FieldOptions = Pick<GlobalSearchOptions, 'fields' | 'personFields' | 'notesFromFields'>;
type FieldOption = NonNullable<GlobalSearchOptions['fields']>[number];
type Sources = Partial<Record<FilterTarget, FieldSource>>;

/** Whose field each option means; a target that is not here can't have it. */
const sourcesOf = {
  fields: { note: 'self', insight: 'self', highlight: 'note' },
  personFields: { person: 'self' },
  notesFromFields: { note: 'people', highlight: 'people' },
} as const satisfies Record<keyof FieldOptions, Sources>;

/** One predicate for each target that can have all of the fields; undefined when no field is asked for. */
export function compileFieldOptions(options: FieldOptions, now: Date): CompiledFilter | undefined {
  const asked = (['fields', 'personFields', 'notesFromFields'] as const).filter(
    (name) => (options[name]?.length ?? 0) > 0,
  );
  const [first] = asked;
  if (!first) return undefined;
  const compiled: CompiledFilter = {};
  for (const target of Object.keys(sourcesOf[first]) as FilterTarget[]) {
    const parts = asked.map((name) => {
      const from = (sourcesOf[name] as Sources)[target];
      return from && (options[name] ?? []).flatMap((option) => conditionsOf(option, from, now));
    });
    if (parts.every((part) => part !== undefined)) compiled[target] = all(parts.flat());
  }
  return compiled;
}

function conditionsOf(option: FieldOption, from: FieldSource, now: Date): FilterPredicate[] {
  const { fieldId } = option;
  const is = (kind: FieldFilter['kind'], test: Test): FilterPredicate => ({
    op: 'fieldDatum',
    from,
    fieldId,
    filter: { kind, test },
  });
  if (option.type === 'BOOLEAN') return [is('boolean', { op: 'equalTo', value: option.value })];
  if (option.type === 'TEXT') return [is('string', { op: 'contains', value: option.value, phrase: false })];
  if (option.type === 'NUMBER') {
    const { min, max } = option;
    return [
      not(is('number', { op: 'empty' })),
      ...(min === undefined ? [] : [not(is('number', { op: 'lessThan', value: min }))]),
      ...(max === undefined ? [] : [not(is('number', { op: 'greaterThan', value: max }))]),
    ];
  }
  const range = dayRangeOf(option.range.option, now, option.range);
  if (!range) return [not(is('date', { op: 'empty' }))];
  const { from: first, to: end } = instantsOf(range);
  // The first instant belongs to the range, the last one no more.
  return [
    is('date', { op: 'greaterThan', value: new Date(first.getTime() - 1) }),
    is('date', { op: 'lessThan', value: end }),
  ];
}
