import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import { instant, refine, string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { allow } from '#server/platform/context/require-member.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import type { PersonSort } from '#server/platform/graphql/resolvers.gen.ts';
import { mayReadHidden, personColumns, type Person } from './person.ts';
import { searchPeople } from './search-people.ts';
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
 * How far to look for a common word before all its matches are gathered. Usually they are everywhere; those of a
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
  const near =
    search?.probe == null
      ? []
      : await db
          .selectFrom(behind.selectAll('people').orderBy(order.by).limit(nearby).as('people'))
          .select(columns)
          .where(search.probe)
          .orderBy(order.by)
          .limit(most)
          .execute();
  const rows =
    near.length === most
      ? near
      : await behind
          .where(search?.gather ?? sql<boolean>`true`)
          .select(columns)
          .orderBy(order.by)
          .limit(most)
          .execute();
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

function survivorOf(ctx: Ctx, id: string): RawBuilder<string> {
  return sql<string>`(select coalesce(merged_into, id) from people where workspace_id = ${ctx.workspace.id} and id = ${id})`;
}

const personKey = Symbol('people');

/** People by id, also by the id of a merged record; one query for all that a response mentions. */
export function personLoader(ctx: RequestCtx): DataLoader<string, Person | null> {
  return loaderOf(ctx, personKey, () => {
    return new DataLoader(async (ids: readonly string[]) => {
      const db = await ctx.reads.db();
      const rows = await livePeople(ctx, db)
        .innerJoin('people as asked', (join) =>
          join
            .onRef('asked.workspace_id', '=', 'people.workspace_id')
            .on(sql<boolean>`people.id = coalesce(asked.merged_into, asked.id)`),
        )
        .select([...personColumns(ctx), 'asked.id as askedId'])
        .where('asked.workspace_id', '=', ctx.workspace.id)
        .where(sql<boolean>`asked.id = any(${[...ids]}::uuid[])`)
        .execute();
      const byId = new Map(rows.map(({ askedId, ...person }) => [askedId, person]));
      return ids.map((id) => byId.get(id) ?? null);
    });
  });
}

function orderOf(ctx: Ctx, { sort, inTrash }: PersonListArgs) {
  if (inTrash) return timeOrder('people.trashed_at');
  if (sort === 'CREATED_AT') return timeOrder('people.created_at');
  if (sort === 'UPDATED_AT') return timeOrder('people.updated_at');
  // Where somebody stands in the alphabet, and the cursor behind them, would tell a hidden name.
  const column = sql.ref<string>(mayReadHidden(ctx) ? 'people.sort_name' : 'people.shown_sort_name');
  return {
    key: nameKey,
    value: sql<string>`${column}`,
    by: sql`${column}, people.id`,
    isBehind: (value: string, id: string) =>
      sql<boolean>`(${column}, people.id) > (${value}::text, ${id}::uuid)`,
  };
}

function timeOrder(name: string) {
  const column = sql.ref<Date>(name);
  return {
    key: timeKey,
    // To the microsecond: rounded, a page would start with the row before it again.
    value: sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
    by: sql`${column} desc, people.id desc`,
    isBehind: (value: string, id: string) =>
      sql<boolean>`(${column}, people.id) < (${value}::timestamptz, ${id}::uuid)`,
  };
}
