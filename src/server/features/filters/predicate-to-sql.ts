import { sql, type RawBuilder } from 'kysely';
import { isOf } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import type { FilterPredicate } from '#domain/filters/compile-filter.ts';
import type { FilterTarget } from '#domain/filters/filter-targets.ts';
import type { Test } from '#domain/filters/predicate.ts';
import type { Source } from '#server/kernel/kinds/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { targetSources } from './target-sources.ts';

type Bool = RawBuilder<boolean>;

/**
 * A compiled filter as a condition on the target's own table, which the query must name as it is called (`notes`,
 * `insights`, …). It means what `evaluatePredicate` means: never null, so that `not` turns it round exactly. It says
 * nothing about who may see a row; the list it is added to does.
 */
export function predicateToSql(
  target: FilterTarget,
  predicate: FilterPredicate,
  asking: Pick<Ctx, 'actor' | 'workspace'>,
): Bool {
  const { properties, field } = targetSources(target, asking);
  const build = (part: FilterPredicate): Bool => {
    if (part.op === 'and') return joined(part.of.map(build), sql` and `, sql<boolean>`true`);
    if (part.op === 'or') return joined(part.of.map(build), sql` or `, sql<boolean>`false`);
    if (part.op === 'not') return sql<boolean>`not ${build(part.of)}`;
    const source =
      part.op === 'fieldDatum' ? field(part.from, part.fieldId, part.filter.kind) : properties[part.property];
    return source ? holds(source, part.op === 'fieldDatum' ? part.filter.test : part) : noValue(part);
  };
  return build(predicate);
}

function noValue(part: FilterPredicate): Bool {
  const test = part.op === 'fieldDatum' ? part.filter.test : part;
  return test.op === 'empty' ? sql<boolean>`true` : sql<boolean>`false`;
}

function joined(parts: readonly Bool[], by: RawBuilder<unknown>, whenNone: Bool): Bool {
  return parts.length === 0 ? whenNone : sql<boolean>`(${sql.join([...parts], by)})`;
}

function holds(source: Source, test: Test): Bool {
  if (source.kind === 'one')
    return sql<boolean>`coalesce(${isInside(source, test) ?? compare(source.value, source.type, test)}, false)`;
  if (test.op === 'empty' && source.isNone) return source.isNone;
  // Of several people one match is enough; a field is empty when none of them has a value.
  const among = (condition: Bool): Bool =>
    source.owner
      ? sql<boolean>`${source.owner.of} in (select ${source.owner.column} from ${source.from} and ${condition})`
      : sql<boolean>`exists (select 1 from ${source.from} and ${condition})`;
  if (test.op !== 'empty') return among(compare(source.value, source.type, test));
  return sql<boolean>`not ${among(sql<boolean>`not coalesce(${compare(source.value, source.type, test)}, false)`)}`;
}

function compare(value: RawBuilder<unknown>, type: Source['type'], test: Test): Bool {
  if (test.op === 'empty') return isEmpty(value, type);
  if (test.op === 'in' || test.op === 'overlaps') return isAmong(value, type, test.values);
  if (test.op === 'contains') return type === 'text' ? containsText(value, test) : sql<boolean>`false`;
  if (test.op === 'equalTo') return equals(value, type, test.value);
  const isDate = test.value instanceof Date;
  if (type !== (isDate ? 'time' : 'number')) return sql<boolean>`false`;
  const limit =
    test.value instanceof Date ? sql`${test.value.toISOString()}::timestamptz` : sql`${test.value}::float8`;
  return test.op === 'greaterThan' ? sql<boolean>`${value} > ${limit}` : sql<boolean>`${value} < ${limit}`;
}

/** Null where the wanted ids stand for themselves alone. */
function isInside(source: Source & { kind: 'one' }, test: Test): Bool | null {
  if (!source.within || (test.op !== 'in' && test.op !== 'overlaps')) return null;
  const ids = idsAmong(test.values);
  return ids.length === 0 ? sql<boolean>`false` : sql<boolean>`${source.value} in (${source.within(ids)})`;
}

function isEmpty(value: RawBuilder<unknown>, type: Source['type']): Bool {
  if (type === 'text') return sql<boolean>`coalesce(${value}, '') = ''`;
  if (type === 'ids') return sql<boolean>`coalesce(cardinality(${value}), 0) = 0`;
  return sql<boolean>`${value} is null`;
}

/** What is no id names nothing; the database would refuse the whole question for it. */
function idsAmong(values: readonly string[]): string[] {
  return values.filter((id) => isOf(uuid, id));
}

function isAmong(value: RawBuilder<unknown>, type: Source['type'], values: readonly string[]): Bool {
  if (type === 'text') return sql<boolean>`${value} = any(${values.filter(isStorable)}::text[])`;
  const ids = idsAmong(values);
  if (ids.length === 0) return sql<boolean>`false`;
  if (type === 'ids') return sql<boolean>`${value} && ${ids}::uuid[]`;
  return type === 'id' ? sql<boolean>`${value} = any(${ids}::uuid[])` : sql<boolean>`false`;
}

function equals(value: RawBuilder<unknown>, type: Source['type'], wanted: string | number | boolean): Bool {
  if (type === 'text' && typeof wanted === 'string') {
    if (!isStorable(wanted)) return sql<boolean>`false`;
    return sql<boolean>`lower(btrim(${value})) = lower(${wanted}::text)`;
  }
  if (type === 'number' && typeof wanted === 'number') return sql<boolean>`${value} = ${wanted}::float8`;
  if (type === 'boolean' && typeof wanted === 'boolean') return sql<boolean>`${value} = ${wanted}::boolean`;
  return sql<boolean>`false`;
}

/** Words apart by any white space match; with quotes also only where no letter goes on before or after. */
function containsText(value: RawBuilder<unknown>, test: { value: string; phrase: boolean }): Bool {
  if (!isStorable(test.value)) return sql<boolean>`false`;
  const wanted = test.value.replaceAll(/\s+/gu, ' ').trim();
  const pattern = likePattern(wanted);
  if (pattern === null) return sql<boolean>`${value} is not null`;
  // Squeezing every text costs more than the comparison: only where the words have a blank between them.
  const text = wanted.includes(' ') ? sql`regexp_replace(${value}, '\\s+', ' ', 'g')` : value;
  const contained = sql<boolean>`${text} ilike ${pattern}::text`;
  if (!test.phrase) return contained;
  const whole = `(^|[^[:alnum:]])${wanted.replaceAll(/[^\p{L}\p{N} ]/gu, String.raw`\$&`)}($|[^[:alnum:]])`;
  return sql<boolean>`(${contained} and ${text} ~* ${whole}::text)`;
}

/** The database stores no null character and refuses a question with one: what has it equals nothing stored. */
function isStorable(text: string): boolean {
  return !text.includes('\0');
}
