import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { predicateToSql, readFilterForm } from '#server/features/filters/index.ts';
import { personLoader, searchPeople, type PersonPage } from '#server/features/people/index.ts';
import '#server/features/people/tables.ts';
import {
  inOrderOf,
  isAfter,
  joinsOf,
  keyTexts,
  rowKeyCodec,
  type RowKey,
} from '#server/features/views/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { contactSortKey } from './sort-contacts.ts';

export type ContactListArgs = PageArgs & {
  search?: string | null;
  filter?: string | null;
  sort?: string | null;
  descending?: boolean | null;
};

/** The contacts of a table, in its order. */
export async function listContacts(ctx: RequestCtx, args: ContactListArgs): Promise<PersonPage> {
  allow(ctx, 'person.list');
  const db = await ctx.reads.db();
  const sort = args.sort ?? 'name';
  const sorting = await contactSortKey(ctx, db, sort);
  const byName = sort === 'name' ? [] : [{ ...(await contactSortKey(ctx, db, 'name')), isDescending: false }];
  const keys = [{ ...sorting, isDescending: args.descending ?? false }, ...byName];
  const request = readPageArgs(args, rowKeyCodec(keys));
  const search = await searchPeople(ctx, db, args.search ?? '');
  const id = sql<string>`people.id`;
  const fits = sql<boolean>`people.workspace_id = ${ctx.workspace.id} and people.merged_into is null
    and people.trashed_at is null and ${search?.gather ?? sql`true`} and ${isFitting(ctx, args.filter)}`;
  const { rows } = await sql<RowKey>`
    select ${id} as id, ${keyTexts(keys)} as values from people ${joinsOf(keys)}
    where ${fits} and ${isAfter(keys, id, request.after)}
    order by ${inOrderOf(keys, id)} limit ${request.limit + 1}`.execute(db);
  const { items, endCursor } = toPage(rows, request, ({ values, id: last }) => ({ values, id: last }), 0);
  const people = await Promise.all(items.map((row) => personLoader(ctx).load(row.id)));
  return {
    items: people.filter((person) => person !== null),
    endCursor,
    count: async () => {
      const counted = await sql<{
        count: string;
      }>`select count(*) as count from people where ${fits}`.execute(db);
      return Number(counted.rows[0]?.count ?? 0);
    },
  };
}

function isFitting(ctx: Ctx, filter: string | null | undefined): RawBuilder<boolean> {
  if (filter == null) return sql<boolean>`true`;
  const { person } = accept(
    compileFilter(readFilterForm(filter), {
      resultTypes: ['PERSON'],
      now: ctx.now(),
      currentUserId: viewerOf(ctx)?.id ?? null,
      aiUserId,
    }),
  );
  return person ? predicateToSql('person', person, ctx) : sql<boolean>`true`;
}
