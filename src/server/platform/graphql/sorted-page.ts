import { sql, type RawBuilder } from 'kysely';
import type { Codec } from '#domain/codec/codec.ts';
import { instant, refine, string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';

/** How a list is ordered: times newest first, texts A to Z, numbers from the lowest. `id` breaks ties alike. */
export type Sort = {
  readonly kind: 'time' | 'text' | 'number';
  readonly column: string;
  readonly id: string;
};
export type SortKey = { readonly value: string; readonly id: string };
/** For statements that are kept and given their values later. */
type SortKeyToCome = { readonly value: RawBuilder<unknown>; readonly id: RawBuilder<unknown> };

const timeKey = object({ value: instant, id: uuid });
const textKey = object({ value: refine(string, 'text', (text) => !text.includes('\0')), id: uuid });

const numberKey = object({
  value: refine(string, 'number', (text) => text.trim() !== '' && Number.isFinite(Number(text))),
  id: uuid,
});

export function sortKeyCodec({ kind }: Sort): Codec<SortKey> {
  return { time: timeKey, text: textKey, number: numberKey }[kind];
}

/** What a cursor keeps of a row. To the microsecond: rounded, a page would start with the row before it again. */
export function sortValue({ kind, column }: Sort): RawBuilder<string> {
  if (kind === 'number') return sql<string>`${sql.ref(column)}::double precision::text`;
  return kind === 'time'
    ? sql<string>`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql<string>`lower(${sql.ref(column)})`;
}

/** Rows behind the cursor; all of them without one. */
export function isBehind(
  { kind, column, id }: Sort,
  after: SortKey | SortKeyToCome | null,
): RawBuilder<boolean> {
  if (after === null) return sql<boolean>`true`;
  if (kind === 'number') {
    return sql<boolean>`(${sql.ref(column)}, ${sql.ref(id)}) > (${after.value}::double precision, ${after.id}::uuid)`;
  }
  return kind === 'time'
    ? sql<boolean>`(${sql.ref(column)}, ${sql.ref(id)}) < (${after.value}::timestamptz, ${after.id}::uuid)`
    : sql<boolean>`(lower(${sql.ref(column)}), ${sql.ref(id)}) > (${after.value}::text, ${after.id}::uuid)`;
}

export function inOrder({ kind, column, id }: Sort): RawBuilder<unknown> {
  if (kind === 'number') return sql`${sql.ref(column)}, ${sql.ref(id)}`;
  return kind === 'time'
    ? sql`${sql.ref(column)} desc, ${sql.ref(id)} desc`
    : sql`lower(${sql.ref(column)}), ${sql.ref(id)}`;
}
