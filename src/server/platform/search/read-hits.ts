import { sql, type RawBuilder } from 'kysely';
import type { SearchResultType } from '#domain/search/result-types.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readWords, type TextWords } from '#engines/search/text-words.ts';
import './tables.ts';

/** What a result shows, with the beginning of its text. */
export type HitText = {
  readonly id: string;
  readonly type: SearchResultType;
  readonly seq: number;
  readonly title: string;
  readonly head: string;
  readonly isWhole: boolean;
  readonly projectId: string | null;
  readonly ownerId: string | null;
  /** The kind of document a highlight is in. */
  readonly ownerType: string | null;
  readonly createdBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
};

const headLength = 3000;

/** By seq. What changed since the index was asked is left out: it is another state of the item. */
export async function readHits(
  db: Db,
  workspaceId: string,
  seqs: readonly number[],
  /** The kind of what `search_items.owner_id` names, as an expression. */
  ownerType: RawBuilder<string | null>,
): Promise<Map<number, HitText>> {
  if (seqs.length === 0) return new Map();
  const { rows } = await sql<HitText>`
    select id, type, seq::float8 as seq, title, left(body, ${headLength}) as head,
      length(body) <= ${headLength} as "isWhole", project_id as "projectId", owner_id as "ownerId",
      case when type = 'HIGHLIGHT' then ${ownerType} end as "ownerType", created_by as "createdBy",
      created_at as "createdAt", updated_at as "updatedAt"
    from search_items
    where workspace_id = ${workspaceId} and seq = any(${[...seqs]}::bigint[]) and not removed`.execute(db);
  return new Map(rows.map((row) => [row.seq, row]));
}

/** For the few whose match stands far down in a long text. */
export async function readWholeBodies(
  db: Db,
  workspaceId: string,
  seqs: readonly number[],
): Promise<Map<number, string>> {
  if (seqs.length === 0) return new Map();
  const { rows } = await sql<{ seq: number; body: string }>`
    select seq::float8 as seq, body from search_items
    where workspace_id = ${workspaceId} and seq = any(${[...seqs]}::bigint[])`.execute(db);
  return new Map(rows.map(({ seq, body }) => [seq, body]));
}

const kept = new WeakMap<HitText, { title: TextWords; head: TextWords }>();

/** Ranking and preview both look at them; splitting takes the longest of it all. */
export function hitWords(hit: HitText): { title: TextWords; head: TextWords } {
  let words = kept.get(hit);
  if (!words) kept.set(hit, (words = { title: readWords(hit.title), head: readWords(hit.head) }));
  return words;
}
