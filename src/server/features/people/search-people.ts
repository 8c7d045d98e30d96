import { sql, type RawBuilder } from 'kysely';
import { keyText, personKeyKinds, searchWordsOf } from '#domain/people/person-keys.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { mayReadHidden } from './person.ts';
import './tables.ts';

/** Up to here the matches of a word are simply gathered. */
const fewMatches = 2000;
/** Sorts behind everything that begins with the word. */
const afterAll = '\u{10FFFF}';
const mostSearchWords = 8;
const beginnings = personKeyKinds.map((kind) => keyText({ kind, key: '' }));

/** Ways to say the same: the set of matches, or a question to each person. */
export type PeopleSearch = {
  readonly gather: RawBuilder<boolean>;
  /** Null for rare words, which are simply gathered. */
  readonly common: CommonWord | null;
};
export type CommonWord = {
  readonly probe: RawBuilder<boolean>;
  /** Asks for the id only, so that an index answers it; `rest` is asked of those it finds. */
  readonly isAmong: RawBuilder<boolean>;
  readonly rest: RawBuilder<boolean>;
};

/**
 * People with a word that begins with each of the words; null when there is nothing to look for. A hidden name is
 * found by nobody who may not know it. Rare and common words want opposite plans, which no estimate tells apart by
 * the beginning of a word, so the rarest word is counted first.
 */
export async function searchPeople(ctx: Ctx, db: Db, search: string): Promise<PeopleSearch | null> {
  const words = searchWordsOf(search.replaceAll('\0', '')).slice(0, mostSearchWords);
  if (words.length === 0) return null;
  const counts = await countWords(ctx, db, words);
  const [rarest, ...others] = words.toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  if (rarest === undefined) return null;
  const rest = [
    ...others.map((word) => hasWord(word)),
    ...(mayReadHidden(ctx) ? [] : [sql<boolean>`people.hidden_at is null`]),
  ];
  return {
    gather: all([isAmong(ctx, rarest), ...rest]),
    common:
      (counts.get(rarest) ?? 0) <= fewMatches
        ? null
        : {
            probe: all([hasWord(rarest), ...rest]),
            // `is true` has the matches kept in memory, where each person on the way is looked up.
            isAmong: sql<boolean>`(${isAmong(ctx, rarest)}) is true`,
            rest: all([sql<boolean>`true`, ...rest]),
          },
  };
}

function all(parts: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** No further than needed. Who has a word in two keys counts twice, which misleads only about a few. */
async function countWords(ctx: Ctx, db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ word: string; count: number }>`
    select word, (select count(*)::int from (${beginsWith(ctx, sql`word`)} limit ${fewMatches + 1}) found) as count
    from unnest(${[...words]}::text[]) as word`.execute(db);
  return new Map(rows.map(({ word, count }) => [word, count]));
}

/** `offset 0` keeps the planner from turning it into a probe for each person of the workspace. */
function isAmong(ctx: Ctx, word: string): RawBuilder<boolean> {
  return sql<boolean>`people.id in (${beginsWith(ctx, sql`${word}::text`)} offset 0)`;
}

/** Those with a key of any kind that begins with the word. One condition for all kinds would not be read by the index alone. */
function beginsWith(ctx: Ctx, word: RawBuilder<unknown>): RawBuilder<unknown> {
  const ranges = beginnings.map(
    (beginning) => sql`
    select k.person_id from person_keys k where k.workspace_id = ${ctx.workspace.id}
      and k.key >= ${sql.lit(beginning)} || ${word} and k.key < ${sql.lit(beginning)} || ${word} || ${afterAll}::text`,
  );
  return sql.join(ranges, sql` union all `);
}

function hasWord(word: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from unnest(people.keys) as one (text)
    where one.text ^@ any(${beginnings.map((beginning) => `${beginning}${word}`)}::text[]))`;
}
