import { sql, type RawBuilder } from 'kysely';
import { instant, refine, string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import type { PersonSort } from '#server/platform/graphql/wire.gen.ts';
import { mayReadHidden, personColumns, type Person } from './person.ts';
import { searchPeople, type CommonWord } from './search-people.ts';
import './tables.ts';

/** Counted only for those who ask: counting a hundred thousand costs more than reading a page of them. */
export type PersonPage = {
  readonly items: Person[];
  readonly endCursor: string | null;
  readonly count: () => Promise<number>;
};

export type PersonListArgs = PageArgs & {
  search?: string | null;
  sort?: PersonSort | null;
  inTrash?: boolean | null;
};

const nameKey = object({ value: refine(string, 'text', (text) => !text.includes('\0')), id: uuid });
const timeKey = object({ value: instant, id: uuid });

/**
 * How far to look for a common word before the whole order is walked. Usually they are everywhere; those of a
 * first name stand together, maybe far away.
 */
const nearby = 1000;

export async function listPeople(ctx: Ctx, args: PersonListArgs): Promise<PersonPage> {
  allow(ctx, 'person.list');
  const order = orderOf(ctx, args);
  const request = readPageArgs(args, order.key);
  const db = await ctx.reads.db();
  const search = await searchPeople(ctx, db, args.search ?? '');
  const live = livePeople(ctx, db, args.inTrash ?? false);
  const behind = live.where(
    request.after === null ? sql<boolean>`true` : order.isBehind(request.after.value, request.after.id),
  );
  const columns = [...personColumns(ctx), order.value.as('sortValue')] as const;
  const most = request.limit + 1;
  const byOrder = order.by('people');
  const pick = (condition: RawBuilder<boolean>) =>
    behind.where(condition).select(columns).orderBy(byOrder).limit(most).execute();
  const pickNearby = (probe: RawBuilder<boolean>) =>
    db
      .selectFrom(behind.selectAll('people').orderBy(byOrder).limit(nearby).as('people'))
      .select(columns)
      .where(probe)
      .orderBy(byOrder)
      .limit(most)
      .execute();
  /** Along the order's index, which alone says who is among the matches, as far as the page needs. */
  const walk = ({ isAmong, rest }: CommonWord) =>
    db
      .selectFrom(
        behind
          .where(isAmong)
          .select(['people.workspace_id', 'people.id', order.column])
          .orderBy(byOrder)
          .as('found'),
      )
      .innerJoin('people', (join) =>
        join.onRef('people.workspace_id', '=', 'found.workspace_id').onRef('people.id', '=', 'found.id'),
      )
      .select(columns)
      .where(rest)
      .orderBy(order.by('found'))
      .limit(most)
      .execute();
  const common = search?.common ?? null;
  let rows = common ? await pickNearby(common.probe) : await pick(search?.gather ?? sql<boolean>`true`);
  if (common && rows.length < most) rows = await walk(common);
  const page = toPage(rows, request, (row) => ({ value: row.sortValue, id: row.id }), 0);
  const isWhole = request.after === null && rows.length <= request.limit;
  return {
    items: page.items,
    endCursor: page.endCursor,
    count: async () =>
      isWhole ? page.items.length : countRows(live.where(search?.gather ?? sql<boolean>`true`)),
  };
}

type Live = ReturnType<typeof livePeople>;

async function countRows(found: Live): Promise<number> {
  const { count } = await found
    .select((row) => row.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What every list of people starts from: neither merged nor, unless asked for, in the trash. */
export function livePeople(ctx: Pick<Ctx, 'workspace'>, db: Db, inTrash = false) {
  return db
    .selectFrom('people')
    .where('people.workspace_id', '=', ctx.workspace.id)
    .where('people.merged_into', 'is', null)
    .where('people.trashed_at', inTrash ? 'is not' : 'is', null);
}

/** A merged record leads to the one it went into. */
export async function findPerson(ctx: Ctx, id: string): Promise<Person | undefined> {
  allow(ctx, 'person.read');
  const db = await ctx.reads.db();
  return livePeople(ctx, db)
    .select(personColumns(ctx))
    .where('people.id', '=', survivorOf(ctx, id))
    .executeTakeFirst();
}

export function survivorOf(ctx: Pick<Ctx, 'workspace'>, id: string): RawBuilder<string> {
  return sql<string>`(select coalesce(merged_into, id) from people where workspace_id = ${ctx.workspace.id} and id = ${id})`;
}

/** People by id, also by the id of a merged record; one query for all that a response mentions. */
export const personLoader = loaderOfMap<Person | null>(null, async (ctx, db, ids) => {
  const rows = await livePeople(ctx, db)
    .innerJoin('people as asked', (join) =>
      join
        .onRef('asked.workspace_id', '=', 'people.workspace_id')
        .on(sql<boolean>`people.id = coalesce(asked.merged_into, asked.id)`),
    )
    .select([...personColumns(ctx), 'asked.id as askedId'])
    .where(isInWorkspace(ctx.workspace.id, 'asked.id', ids))
    .execute();
  return new Map(rows.map(({ askedId, ...person }) => [askedId, person]));
});

function orderOf(ctx: Ctx, { sort, inTrash }: PersonListArgs) {
  if (inTrash) return timeOrder('trashed_at');
  if (sort === 'CREATED_AT') return timeOrder('created_at');
  if (sort === 'UPDATED_AT') return timeOrder('updated_at');
  // The place of somebody in the alphabet, and the cursor behind them, would tell a hidden name.
  const column = mayReadHidden(ctx) ? 'sort_name' : 'shown_sort_name';
  const value = sql.ref<string>(`people.${column}`);
  return {
    key: nameKey,
    column,
    value: sql<string>`${value}`,
    by: (list: List) => sql`${sql.ref(`${list}.${column}`)}, ${sql.ref(`${list}.id`)}`,
    isBehind: (after: string, id: string) =>
      sql<boolean>`(${value}, people.id) > (${after}::text, ${id}::uuid)`,
  } as const;
}

/** The people themselves, or those that were found on the way along an index. */
type List = 'people' | 'found';

function timeOrder(column: 'trashed_at' | 'created_at' | 'updated_at') {
  const value = sql.ref<Date>(`people.${column}`);
  return {
    key: timeKey,
    column,
    // To the microsecond: rounded, a page would start with the row before it again.
    value: sql<string>`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    by: (list: List) => sql`${sql.ref(`${list}.${column}`)} desc, ${sql.ref(`${list}.id`)} desc`,
    isBehind: (after: string, id: string) =>
      sql<boolean>`(${value}, people.id) < (${after}::timestamptz, ${id}::uuid)`,
  } as const;
}
