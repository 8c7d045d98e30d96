import type { FieldFilter, FieldSource, Predicate, Test } from './predicate.ts';

export type PropertyValue = string | number | boolean | Date | readonly string[] | null;

/** An item as the evaluator sees it. `fieldValues` gives all values of a field from that source. */
export type EvaluableItem<P extends string> = {
  readonly property: (name: P) => PropertyValue;
  readonly fieldValues: (
    from: FieldSource,
    fieldId: string,
    kind: FieldFilter['kind'],
  ) => readonly PropertyValue[];
};

/** The same meaning as the SQL: text compares without case, a missing value fails every test but `empty`. */
export function evaluatePredicate<P extends string>(
  predicate: Predicate<P>,
  item: EvaluableItem<P>,
): boolean {
  if (predicate.op === 'and') return predicate.of.every((part) => evaluatePredicate(part, item));
  if (predicate.op === 'or') return predicate.of.some((part) => evaluatePredicate(part, item));
  if (predicate.op === 'not') return !evaluatePredicate(predicate.of, item);
  if (predicate.op === 'fieldDatum') {
    const { from, fieldId, filter } = predicate;
    return evaluateField(filter.test, item.fieldValues(from, fieldId, filter.kind));
  }
  return holds(predicate, item.property(predicate.property));
}

/** Of several people one match is enough; a field is empty when none of them has a value. */
function evaluateField(test: Test, values: readonly PropertyValue[]): boolean {
  if (test.op === 'empty') return values.every(isEmpty);
  return values.some((value) => holds(test, value));
}

function holds(test: Test, value: PropertyValue): boolean {
  if (test.op === 'empty') return isEmpty(value);
  if (value === null) return false;
  if (test.op === 'equalTo') return fold(value) === fold(test.value);
  if (test.op === 'contains') return typeof value === 'string' && containsText(value, test);
  if (test.op === 'in' || test.op === 'overlaps') {
    const held = Array.isArray(value) ? value : [value];
    return held.some((one) => test.values.includes(one));
  }
  const [left, right] = [toNumber(value), toNumber(test.value)];
  return test.op === 'greaterThan' ? left > right : left < right;
}

function containsText(text: string, test: { value: string; phrase: boolean }): boolean {
  const [held, wanted] = [squeeze(text), squeeze(test.value)];
  if (!test.phrase || wanted === '') return held.includes(wanted);
  for (let at = held.indexOf(wanted); at >= 0; at = held.indexOf(wanted, at + 1)) {
    if (!isWordAt(held, at - 1) && !isWordAt(held, at + wanted.length)) return true;
  }
  return false;
}

function isWordAt(text: string, index: number): boolean {
  return /[\p{L}\p{N}]/u.test(text.charAt(index));
}

function squeeze(text: string): string {
  return text.toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

function isEmpty(value: PropertyValue): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function fold(value: PropertyValue): PropertyValue {
  return typeof value === 'string' ? value.trim().toLowerCase() : value;
}

function toNumber(value: PropertyValue): number {
  if (value instanceof Date) return value.getTime();
  return typeof value === 'number' ? value : Number.NaN;
}
