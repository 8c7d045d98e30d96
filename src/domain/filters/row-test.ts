import { isExactPhrase, withoutQuotes } from './exact-phrase.ts';
import { parseFilterDate, type DateSpan } from './filter-date.ts';
import { operandTypeOf } from './filter-field.ts';
import type { FilterRow } from './filter-form.ts';
import { isMultiSelectType, parseDouble, parseInt32 } from './operands.ts';
import type { Operator } from './operators.ts';
import type { Test } from './predicate.ts';
import { resolveUserTokens, type UserTokenIds } from './user-tokens.ts';

export type FilterSituation = UserTokenIds & { readonly now: Date };

/** `every` of the tests must hold; `negated` turns that round. */
export type RowTest = { readonly negated: boolean; readonly every: readonly Test[] };

const negations: ReadonlySet<Operator> = new Set<Operator>([
  'does not contain',
  'is not one of',
  'is not all of',
  'is not',
  'is not empty',
]);

/** What a row asks of one property or field; null where its value does not read. */
export function rowTest(row: FilterRow, isList: boolean, situation: FilterSituation): RowTest | null {
  if (row.operator === null) return null;
  const every = positiveTests(row, row.operator, isList, situation);
  return every && { negated: negations.has(row.operator), every };
}

function positiveTests(
  row: FilterRow,
  operator: Operator,
  isList: boolean,
  situation: FilterSituation,
): Test[] | null {
  if (operator === 'is empty' || operator === 'is not empty') return [{ op: 'empty' }];
  const type = operandTypeOf(row.field);
  if (isMultiSelectType(type)) {
    const ids = row.values[type] ?? [];
    const values = type === 'Users' ? resolveUserTokens(ids, situation) : [...new Set(ids)];
    return membershipTests(operator, isList ? 'overlaps' : 'in', values);
  }
  if (type === 'Boolean') {
    return row.values.Boolean === undefined ? null : [{ op: 'equalTo', value: row.values.Boolean }];
  }
  const text = row.values[type];
  if (text === undefined) return null;
  if (type === 'Text') return textTests(operator, text);
  if (type === 'RelativeDate') return dateTests(operator, parseFilterDate(text, situation.now));
  return numberTests(operator, type === 'Int32' ? parseInt32(text) : parseDouble(text));
}

/** All of nothing would be everything: a row that resolves to nobody matches nobody. */
function membershipTests(operator: Operator, op: 'in' | 'overlaps', values: readonly string[]): Test[] {
  const isAll = operator === 'is all of' || operator === 'is not all of';
  if (!isAll || values.length === 0) return [{ op, values }];
  return values.map((value) => ({ op, values: [value] }));
}

function textTests(operator: Operator, text: string): Test[] {
  if (operator === 'is' || operator === 'is not') return [{ op: 'equalTo', value: text.trim() }];
  const phrase = isExactPhrase(text);
  return [{ op: 'contains', value: phrase ? withoutQuotes(text) : text.trim(), phrase }];
}

/** After a day means after its end, before a day means before its start. */
function dateTests(operator: Operator, span: DateSpan | null): Test[] | null {
  if (span === null) return null;
  return operator === 'after'
    ? [{ op: 'greaterThan', value: span.to }]
    : [{ op: 'lessThan', value: span.from }];
}

function numberTests(operator: Operator, value: number): Test[] {
  if (operator === 'greater than') return [{ op: 'greaterThan', value }];
  return [operator === 'less than' ? { op: 'lessThan', value } : { op: 'equalTo', value }];
}
