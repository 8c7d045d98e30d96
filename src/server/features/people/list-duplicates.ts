import { sql } from 'kysely';
import { literal, string } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { duplicateGroups, mayBeSamePerson } from '#domain/people/likely-duplicates.ts';
import { keyText, personKeysOf } from '#domain/people/person-keys.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { mayReadHidden, personColumns, type Person } from './person.ts';
import { livePeople } from './queries.ts';
import './tables.ts';

export type DuplicateGroupPage = {
  readonly items: { people: Person[] }[];
  readonly endCursor: string | null;
};

const kinds = ['email', 'firstName', 'lastName'] as const;
const groupKey = object({ kind: literal(...kinds), key: string });
type GroupKey = { kind: (typeof kinds)[number]; key: string };

/** Words of names stand behind the keys of these kinds. */
const words = keyText({ kind: 'word', key: '' });

/** A key that so many share is a common name, not a duplicate. */
const mostInGroup = 20;
/** Rounds of looking at keys before a page is given out as it is. */
const mostRounds = 5;

/** Groups of people who may be one person, by what they share. */
export async function listDuplicates(ctx: Ctx, args: PageArgs): Promise<DuplicateGroupPage> {
  allow(ctx, 'person.list');
  const request = readPageArgs(args, groupKey);
  const db = await ctx.reads.db();
  const found: (GroupKey & { people: Person[] })[] = [];
  let after: GroupKey | null = request.after;
  for (let round = 0; round < mostRounds && found.length <= request.limit; round += 1) {
    const shared = await sharedKeys(ctx, db, after, request.limit + 1);
    for (const { ids, ...key } of shared) {
      const people = await byIds(ctx, db, ids);
      found.push(...duplicateGroups(key.kind, people).map((group) => ({ ...key, people: group })));
    }
    after = shared.at(-1) ?? null;
    if (after === null) break;
  }
  // Several groups of one key stay on one page: the cursor names the key.
  const cut = found.findIndex((group, at) => at >= request.limit && !isSameKey(group, found[at - 1]));
  const items = cut === -1 ? found : found.slice(0, cut);
  const isMore = cut !== -1 || after !== null;
  const last = cut === -1 && after !== null ? after : items.at(-1);
  const { endCursor } = toPage(
    isMore && last ? [last, last] : [],
    { limit: 1, after: null },
    ({ kind, key }) => ({ kind, key }),
    0,
  );
  return { items: items.map(({ people }) => ({ people })), endCursor };
}

function isSameKey(a: GroupKey, b: GroupKey | undefined): boolean {
  return b !== undefined && a.kind === b.kind && a.key === b.key;
}

async function sharedKeys(
  ctx: Ctx,
  db: Db,
  after: GroupKey | null,
  limit: number,
): Promise<(GroupKey & { ids: string[] })[]> {
  const { rows } = await sql<GroupKey & { ids: string[] }>`
    select split_part(k.key, ' ', 1) as kind, substr(k.key, strpos(k.key, ' ') + 1) as key,
      array_agg(k.person_id order by k.person_id) as ids
    from person_keys k
    join people p on p.workspace_id = k.workspace_id and p.id = k.person_id
      and p.trashed_at is null and p.merged_into is null
      and (${mayReadHidden(ctx)}::boolean or p.hidden_at is null)
    where k.workspace_id = ${ctx.workspace.id} and k.key > ${after ? keyText(after) : ''}::text and k.key < ${words}::text
    group by k.key
    having count(*) between 2 and ${mostInGroup}
    order by k.key
    limit ${limit}`.execute(db);
  return rows;
}

function byIds(ctx: Ctx, db: Db, ids: readonly string[]): Promise<Person[]> {
  return livePeople(ctx, db)
    .select(personColumns(ctx))
    .where(isAmong('people.id', ids))
    .orderBy('people.created_at')
    .orderBy('people.id')
    .execute();
}

const mostDuplicates = 20;
const mostCandidates = 500;

/** People who may be the same as this one. Nothing for those who may not know who this one is. */
export async function findDuplicatesOf(ctx: Ctx, person: Person): Promise<Person[]> {
  if (person.isHidden) return [];
  const keys = personKeysOf(person).filter(({ kind }) => kind !== 'word');
  const db = await ctx.reads.db();
  const candidates = await livePeople(ctx, db)
    .select(personColumns(ctx))
    .where('people.id', '<>', person.id)
    .$if(!mayReadHidden(ctx), (query) => query.where('people.hidden_at', 'is', null))
    .where(
      sql<boolean>`people.id in (
        select k.person_id from person_keys k
        where k.workspace_id = ${ctx.workspace.id} and k.key = any(${keys.map(keyText)}::text[]))`,
    )
    .orderBy('people.created_at')
    .orderBy('people.id')
    .limit(mostCandidates)
    .execute();
  return candidates.filter((other) => mayBeSamePerson(person, other)).slice(0, mostDuplicates);
}
