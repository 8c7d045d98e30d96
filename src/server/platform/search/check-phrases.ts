import { sql } from 'kysely';
import type { SearchQuery } from '#domain/search/parse-query.ts';
import type { Db } from '#server/platform/db/database.ts';
import { phrasePattern } from '#engines/search/phrase-pattern.ts';
import { splitWords } from '#engines/search/split-words.ts';

/** As many of the best are looked at in their texts; behind them nobody pages. */
export const mostChecked = 2000;

export type PhraseCheck = { readonly has: readonly string[]; readonly lacks: readonly string[] };

/** Null when the words alone decide. */
export function phrasesOf({ phrases, excluded }: SearchQuery): PhraseCheck | null {
  const has = phrases.filter((text) => splitWords(text).length > 0);
  const lacks = excluded.filter((text) => splitWords(text).length > 1);
  return has.length + lacks.length === 0 ? null : { has, lacks };
}

/** Which of the items have the phrases as they stand, and none of the unwanted. */
export async function checkPhrases(
  db: Db,
  options: { workspaceId: string; seqs: readonly number[]; check: PhraseCheck; titleOnly: boolean },
): Promise<Set<number>> {
  const { workspaceId, seqs, check, titleOnly } = options;
  if (seqs.length === 0) return new Set();
  const text = titleOnly ? sql`title` : sql`title || E'\n' || body`;
  const tests = [
    ...check.has.map((phrase) => sql`text ~ ${phrasePattern(phrase)}`),
    ...check.lacks.map((phrase) => sql`text !~ ${phrasePattern(phrase)}`),
  ];
  const { rows } = await sql<{ seq: number }>`
    select seq from (
      select seq::float8 as seq,
        regexp_replace(normalize(lower(${text}), NFKD), ${'[\u0300-\u036f]'}, '', 'g') as text
      from search_items where workspace_id = ${workspaceId} and seq = any(${[...seqs]}::bigint[])
    ) item where ${sql.join(tests, sql` and `)}`.execute(db);
  return new Set(rows.map(({ seq }) => seq));
}
