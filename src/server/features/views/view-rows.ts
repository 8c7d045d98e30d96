import { sql, type RawBuilder } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { compileFilter } from '#domain/filters/compile-filter.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { ObjectType } from '#domain/search/result-types.ts';
import { lookedUpColumns } from '#domain/views/view-columns.ts';
import { viewFieldIds } from '#domain/views/view-field-ids.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { predicateToSql } from '#server/features/filters/index.ts';
import { getAccessObject, isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow, viewerOf } from '#server/platform/context/require-member.ts';
import { readPageArgs, toPage, type PageArgs } from '#server/platform/graphql/page.ts';
import { isInGroup } from './group-source.ts';
import { findViewFields, type ViewField } from './view-fields.ts';
import { isInProject, isSeen, rowSources, sortKeysOf, type RowSource } from './row-source.ts';
import { inOrderOf, isAfter, joinsOf, keyTexts, readSkip, rowKeyCodec, type RowKey } from './view-sort.ts';

export type ViewQuery = {
  readonly projectId: string;
  readonly objectType: ObjectType;
  readonly data: ViewData;
};
export type ViewRow = {
  readonly id: string;
  readonly objectType: ObjectType;
  /** The looked-up columns that the view data shows. */
  readonly lookedUp: readonly string[];
};
/** The total is counted only when it is asked for. */
export type ViewRowPage = { items: ViewRow[]; endCursor: string | null; countAll: () => Promise<number> };
export type ViewRowArgs = ViewQuery & PageArgs & { group?: string | null; skip?: number | null };

const manyRows = 1000;

/** Rows of a view in its order. `skip` passes over rows behind the cursor, for a person who scrolls far at once. */
export async function listViewRows(ctx: Ctx, args: ViewRowArgs): Promise<ViewRowPage> {
  const source = rowSources[args.objectType];
  const db = await ctx.reads.db();
  const fields = await fieldsOfView(ctx, args);
  const keys = sortKeysOf(ctx, source, args.data, fields);
  const request = readPageArgs(args, rowKeyCodec(keys));
  const skip = readSkip(args.skip);
  // Over many rows the maps are gathered once; as a join each row would look for its own.
  const seen = skip > manyRows ? sql<boolean>`(${isSeen(ctx, source)}) is true` : isSeen(ctx, source);
  // Only the rows of the page say their keys: writing those of all that are passed over takes longer than finding them.
  const found = keys.map((key, at) => ({ ...key, value: sql.ref(`page.key${at}`) }));
  const fits = sql<boolean>`${isFitting(ctx, args)} and ${inAskedGroup(ctx, args, fields)}`;
  const { rows } = await sql<RowKey>`
    select page.id, ${keyTexts(found)} as values from (
      select ${source.id} as id, ${sql.join(keys.map(({ value }, at) => sql`${value} as ${sql.ref(`key${at}`)}`))}
      from ${sql.table(source.table)} ${joinsOf(keys)}
      where ${fits} and ${seen} and ${isAfter(keys, source.id, request.after)}
      order by ${inOrderOf(keys, source.id)} offset ${skip} limit ${request.limit + 1}
    ) page order by ${inOrderOf(found, sql`page.id`)}`.execute(db);
  const lookedUp = lookedUpColumns(args.objectType, args.data);
  const { items, endCursor } = toPage(rows, request, ({ values, id }) => ({ values, id }), 0);
  return {
    items: items.map(({ id }) => ({ id, objectType: args.objectType, lookedUp })),
    endCursor,
    countAll: () => countRows(ctx, source, fits),
  };
}

/** In the project and let through by the filter. */
export function isFitting(
  ctx: Pick<Ctx, 'actor' | 'workspace' | 'now'>,
  { objectType, projectId, data }: ViewQuery,
): RawBuilder<boolean> {
  const source = rowSources[objectType];
  const scope = isInProject(ctx, source, projectId);
  if (!data.filter) return scope;
  const compiled = accept(
    compileFilter(data.filter, {
      resultTypes: [objectType],
      now: ctx.now(),
      currentUserId: viewerOf(ctx)?.id ?? null,
      aiUserId,
    }),
  );
  const predicate = compiled[source.target];
  return predicate ? sql<boolean>`${scope} and ${predicateToSql(source.target, predicate, ctx)}` : scope;
}

/**
 * The custom fields that the rows are sorted and grouped by. Throws NotFound for a project that the person may not
 * see: what its fields and their options are called is the project's own.
 */
export async function fieldsOfView(
  ctx: Ctx,
  { projectId, data: { sort, group } }: ViewQuery,
): Promise<ReadonlyMap<string, ViewField>> {
  const db = await ctx.reads.db();
  allow(ctx, 'view.read', await getAccessObject(ctx, db, { type: 'project', id: projectId }));
  const ids = viewFieldIds({ ...(sort && { sort }), ...(group && { group }) });
  return findViewFields(ctx, db, projectId, ids);
}

function inAskedGroup(
  ctx: Ctx,
  { objectType, data, group }: ViewRowArgs,
  fields: ReadonlyMap<string, ViewField>,
): RawBuilder<boolean> {
  if (group == null) return sql<boolean>`true`;
  if (!data.group) throw new ValidationError('This view has no groups');
  return isInGroup(ctx, { objectType, group: data.group, fields, key: group });
}

/** By map first: there are far fewer maps to look up than rows they govern. */
async function countRows(ctx: Ctx, { table }: RowSource, fits: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select coalesce(sum(map.count), 0) as count from (
      select access_id, count(*) as count from ${sql.table(table)} where ${fits} group by access_id
    ) map where ${isVisible(ctx, 'map.access_id')}`.execute(await ctx.reads.db());
  return Number(rows[0]?.count ?? 0);
}
