import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { lookedUpColumns } from '#domain/views/view-columns.ts';
import { readPageArgs } from '#server/platform/graphql/page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { groupJoinOf, isHidden } from './group-source.ts';
import { nameGroups } from './name-groups.ts';
import { isSeen, rowSources, sortKeysOf } from './row-source.ts';
import { groupsOfTags, isListedByTag, type GroupLine } from './tag-groups.ts';
import type { ViewField } from './view-fields.ts';
import { fieldsOfView, isFitting, type ViewQuery, type ViewRow } from './view-rows.ts';
import { inOrderOf, joinsOf, rowKeyCodec, type SortKey } from './view-sort.ts';

export type ViewGroupRow = {
  readonly key: string;
  readonly label: string;
  readonly color: string | null;
  readonly count: number;
  readonly items: readonly ViewRow[];
};

/** Every group with its count and its first rows, in one statement whatever their number. */
export async function listViewGroups(
  ctx: RequestCtx,
  args: ViewQuery & { first?: number | null },
): Promise<ViewGroupRow[]> {
  const { objectType, projectId } = args;
  const { group } = args.data;
  if (!group) throw new ValidationError('This view has no groups');
  const source = rowSources[objectType];
  const fields = await fieldsOfView(ctx, args);
  const keys = sortKeysOf(ctx, source, args.data, fields);
  const { limit } = readPageArgs({ first: args.first ?? null }, rowKeyCodec(keys));
  const groups = isListedByTag(args)
    ? await groupsOfTags(ctx, { projectId, isDescending: keys[0]?.isDescending ?? true, limit })
    : await groupsOfRows(ctx, args, { fields, keys, limit });
  const lookedUp = lookedUpColumns(objectType, args.data);
  const held = new Map(groups.map((one) => [one.key, one]));
  const named = await nameGroups(ctx, { group, fields, present: [...held.keys()] });
  return named
    .filter((name) => !isHidden(group, name.key))
    .map((name) => {
      const { count = 0, ids = [] } = held.get(name.key) ?? {};
      return { ...name, count: Number(count), items: ids.map((id) => ({ id, objectType, lookedUp })) };
    });
}

type Asked = { fields: ReadonlyMap<string, ViewField>; keys: readonly SortKey[]; limit: number };

/** Each row is read once, whatever filters, sorts and groups it. */
async function groupsOfRows(
  ctx: RequestCtx,
  args: ViewQuery,
  { fields, keys, limit }: Asked,
): Promise<GroupLine[]> {
  const { objectType, projectId } = args;
  const { group } = args.data;
  if (!group) return [];
  const source = rowSources[objectType];
  const { join, key } = groupJoinOf(ctx, { objectType, projectId, group, fields });
  const { rows } = await sql<{ id: string; key: string; count: string }>`
    select id, coalesce(key::text, '') as key, count from (
      select ${source.id} as id, ${key} as key,
        row_number() over (partition by ${key} order by ${inOrderOf(keys, source.id)}) as place,
        count(*) over (partition by ${key}) as count
      from ${sql.table(source.table)} ${joinsOf(keys)} ${join}
      where ${isFitting(ctx, args)} and ${isSeen(ctx, source)}
    ) lines where place <= ${Math.max(1, limit)} order by lines.key, place`.execute(await ctx.reads.db());
  return [...Map.groupBy(rows, (line) => line.key)].map(([name, lines]) => ({
    key: name,
    count: lines[0]?.count ?? '0',
    ids: lines.slice(0, limit).map(({ id }) => id),
  }));
}
