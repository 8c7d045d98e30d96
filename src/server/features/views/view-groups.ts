import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { readPageArgs } from '#server/platform/graphql/page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { groupJoinOf, isHidden } from './group-source.ts';
import { nameGroups } from './name-groups.ts';
import { isSeen, rowSources, sortKeysOf } from './row-source.ts';
import { fieldsOfView, isFitting, type ViewQuery, type ViewRow } from './view-rows.ts';
import { inOrderOf, joinsOf, rowKeyCodec } from './view-sort.ts';

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
  const { join, key } = groupJoinOf(ctx, { objectType, projectId, group, fields });
  const keys = sortKeysOf(ctx, source, args.data, fields);
  const { limit } = readPageArgs({ first: args.first ?? null }, rowKeyCodec(keys));
  const { rows } = await sql<{ id: string; key: string; count: string }>`
    select id, key, count from (
      select ${source.id} as id, ${key} as key,
        row_number() over (partition by ${key} order by ${inOrderOf(keys, source.id)}) as place,
        count(*) over (partition by ${key}) as count
      from ${sql.table(source.table)} ${joinsOf(keys)} ${join}
      where ${isFitting(ctx, args)} and ${isSeen(ctx, source)}
    ) lines where place <= ${Math.max(1, limit)} order by key, place`.execute(await ctx.reads.db());
  const lines = Map.groupBy(rows, (line) => line.key);
  const named = await nameGroups(ctx, { group, fields, present: [...lines.keys()] });
  return named
    .filter((name) => !isHidden(group, name.key))
    .map((name) => {
      const held = lines.get(name.key) ?? [];
      const items = held.slice(0, limit).map(({ id }) => ({ id, objectType }));
      return { ...name, count: Number(held[0]?.count ?? 0), items };
    });
}
