import { sql, type RawBuilder } from 'kysely';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { finite, instant, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';

/** Something rows are ordered by. Empty values come last in both directions. */
export type SortKey = {
  readonly kind: 'text' | 'time' | 'number';
  readonly value: RawBuilder<unknown>;
  readonly nullable: boolean;
  /** What the value is read from, beside the row. */
  readonly join?: RawBuilder<unknown>;
  readonly isDescending: boolean;
};
export type RowKey = { readonly values: readonly (string | null)[]; readonly id: string };

const valueCodecs = {
  text: refine(string, 'text', (text) => !text.includes('\0')),
  time: instant,
  number: refine(
    string,
    'number',
    (text) => Number.isFinite(Number.parseFloat(text)) && /^[-+.\de]+$/i.test(text),
  ),
} as const satisfies Record<SortKey['kind'], Codec<string>>;

export function rowKeyCodec(keys: readonly SortKey[]): Codec<RowKey> {
  const shape = object({ values: array(nullable(string)), id: uuid });
  return {
    name: 'row key',
    read(value, path) {
      const key = shape.read(value, path);
      keys.forEach(({ kind }, at) => nullable(valueCodecs[kind]).read(key.values[at], `${path}.values`));
      return key;
    },
  };
}

export function readSkip(skip: number | null | undefined): number {
  return decode(
    refine(finite, 'rows to pass over, at most 1000000', (rows) => rows >= 0 && rows <= 1_000_000),
    skip ?? 0,
  );
}

/** The row's keys as one array of texts, exact enough for a cursor. */
export function keyTexts(keys: readonly SortKey[]): RawBuilder<(string | null)[]> {
  const texts = keys.map(({ kind, value }) =>
    kind === 'time'
      ? sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
      : sql`(${value})::text`,
  );
  return sql<(string | null)[]>`array[${sql.join(texts)}]::text[]`;
}

export function joinsOf(keys: readonly SortKey[]): RawBuilder<unknown> {
  return sql.join(
    keys.flatMap(({ join }) => join ?? []),
    sql` `,
  );
}

/** No `nulls last` where there are none: the index would not be in that order. Ties go by id, in the last direction. */
export function inOrderOf(keys: readonly SortKey[], id: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = keys.map(({ value, nullable: hasNulls, isDescending }) => {
    if (isDescending) return hasNulls ? sql`${value} desc nulls last` : sql`${value} desc`;
    return sql`${value}`;
  });
  return sql`${sql.join([...parts, isReversed(keys) ? sql`${id} desc` : id])}`;
}

/** Rows that come after the key. */
export function isAfter(
  keys: readonly SortKey[],
  id: RawBuilder<unknown>,
  after: RowKey | null,
): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`true`;
  const [only] = keys;
  if (only && keys.length === 1 && !only.nullable) {
    const row = sql`(${only.value}, ${id})`;
    const key = sql`(${cast(only, after.values[0] ?? '')}, ${after.id}::uuid)`;
    return only.isDescending ? sql<boolean>`${row} < ${key}` : sql<boolean>`${row} > ${key}`;
  }
  const ties: RawBuilder<unknown>[] = [];
  const ways: RawBuilder<unknown>[] = [];
  for (const [at, key] of keys.entries()) {
    const held = after.values[at] ?? null;
    if (held !== null) {
      const value = cast(key, held);
      const beyond = key.isDescending ? sql`${key.value} < ${value}` : sql`${key.value} > ${value}`;
      ways.push(
        sql.join([...ties, key.nullable ? sql`(${beyond} or ${key.value} is null)` : beyond], sql` and `),
      );
    }
    ties.push(held === null ? sql`${key.value} is null` : sql`${key.value} = ${cast(key, held)}`);
  }
  const last = isReversed(keys) ? sql`${id} < ${after.id}::uuid` : sql`${id} > ${after.id}::uuid`;
  ways.push(sql.join([...ties, last], sql` and `));
  return sql<boolean>`((${sql.join(ways, sql`) or (`)}))`;
}

function isReversed(keys: readonly SortKey[]): boolean {
  return keys.at(-1)?.isDescending ?? false;
}

function cast({ kind }: SortKey, value: string): RawBuilder<unknown> {
  if (kind === 'time') return sql`${value}::timestamptz`;
  return kind === 'number' ? sql`${value}::float8` : sql`${value}::text`;
}
