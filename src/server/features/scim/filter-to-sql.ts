import { sql, type RawBuilder } from 'kysely';
import type { ScimFilter } from '#domain/scim/filter.ts';
import { invalidFilter } from '#domain/scim/filter-tokens.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';

/** How an attribute compares: user names ignore case, ids of other systems don't. */
export type FilterColumn = {
  readonly value: RawBuilder<unknown>;
  readonly as: 'text' | 'exact' | 'flag' | 'time';
};
export type FilterColumns = Readonly<Record<string, FilterColumn>>;

/** Throws ScimError for attributes that can't be searched. */
export function filterToSql(filter: ScimFilter, columns: FilterColumns): RawBuilder<boolean> {
  if ('left' in filter) {
    const [left, right] = [filterToSql(filter.left, columns), filterToSql(filter.right, columns)];
    return filter.kind === 'and' ? sql<boolean>`(${left} and ${right})` : sql<boolean>`(${left} or ${right})`;
  }
  if ('inner' in filter) return sql<boolean>`not coalesce(${filterToSql(filter.inner, columns)}, false)`;
  const column = columns[filter.attribute];
  if (!column) throw invalidFilter(`Users and groups can’t be searched by ${filter.attribute.slice(0, 50)}`);
  if (filter.kind === 'present') return sql<boolean>`(${column.value}) is not null`;
  return compare(column, filter);
}

type Comparison = Extract<ScimFilter, { kind: 'compare' }>;
const marks = {
  eq: sql`=`,
  ne: sql`is distinct from`,
  gt: sql`>`,
  ge: sql`>=`,
  lt: sql`<`,
  le: sql`<=`,
} as const;

function compare(column: FilterColumn, { operator, value }: Comparison): RawBuilder<boolean> {
  if (value === null) {
    const isNull = sql<boolean>`(${column.value}) is null`;
    return operator === 'eq' ? isNull : sql<boolean>`not (${isNull})`;
  }
  if (column.as === 'flag') return compareFlag(column, operator, value);
  const text = String(value);
  if (operator === 'co' || operator === 'sw' || operator === 'ew') {
    if (column.as === 'time') throw invalidFilter('Times are compared with gt, ge, lt and le');
    return sql<boolean>`(${column.value})::text ilike ${likeFor(operator, text)}`;
  }
  const mark = marks[operator];
  if (column.as === 'time') return sql<boolean>`(${column.value}) ${mark} ${timeOf(text)}::timestamptz`;
  if (column.as === 'exact') return sql<boolean>`(${column.value})::text ${mark} ${text}`;
  return sql<boolean>`lower(${column.value}) ${mark} lower(${text})`;
}

function compareFlag(
  { value: column }: FilterColumn,
  operator: Comparison['operator'],
  value: string | number | boolean,
): RawBuilder<boolean> {
  const flag = String(value).toLowerCase();
  if ((operator !== 'eq' && operator !== 'ne') || (flag !== 'true' && flag !== 'false'))
    throw invalidFilter('This attribute is true or false');
  return sql<boolean>`(${column}) = ${(flag === 'true') === (operator === 'eq')}`;
}

function likeFor(operator: 'co' | 'sw' | 'ew', text: string): string {
  // Matches what contains the text; the ends are tied down below.
  const inner = likePattern(text)?.slice(1, -1) ?? '';
  return `${operator === 'sw' ? '' : '%'}${inner}${operator === 'ew' ? '' : '%'}`;
}

function timeOf(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || time.getUTCFullYear() < 1 || time.getUTCFullYear() > 9999)
    throw invalidFilter('A time in the filter can’t be read');
  return time.toISOString();
}
