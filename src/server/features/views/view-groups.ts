import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { readPageArgs, toPage } from '#server/platform/graphql/page.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { groupKeysOf, isHidden } from './group-source.ts';
import { nameGroups } from './name-groups.ts';
import { isSeen, rowSources, sortKeysOf } from './row-source.ts';
import { fieldsOfView, isFitting, type ViewQuery, type ViewRowPage } from './view-rows.ts';
import { inOrderOf, keyTexts, rowKeyCodec, type RowKey } from './view-sort.ts';

export type ViewGroupRow = {
  readonly key: string;
  readonly label: string;
  readonly color: string | null;
  readonly count: number;
  readonly rows: ViewRowPage;
};

type Line = RowKey & { readonly key: string; readonly count: string };

/** Every group with its count and its first rows, in one statement whatever their number. */
export async function listViewGroups(
  ctx: RequestCtx,
  args: ViewQuery & { first?: number | null },
): Promise<ViewGroupRow[]> {
  const { group } = args.data;
  if (!group) throw new ValidationError('This view has no groups');
  const source = rowSources[args.objectType];
  const fields = await fieldsOfView(ctx, args);
  const groupKeys = groupKeysOf(ctx, args.objectType, group, fields);
  const keys = sortKeysOf(ctx, source, args.data, fields);
  const request = readPageArgs({ first: args.first ?? null }, rowKeyCodec(keys));
  const { rows } = await sql<Line>`
    select * from (
      select ${source.id} as id, ${keyTexts(keys)} as values, grouped.key,
        row_number() over (partition by grouped.key order by ${inOrderOf(keys, source.id)}) as place,
        count(*) over (partition by grouped.key) as count
      from ${sql.table(source.table)} cross join lateral ${groupKeys} grouped
      where ${isFitting(ctx, args)} and ${isSeen(ctx, source)}
    ) lines where place <= ${request.limit + 1} order by key, place`.execute(await ctx.reads.db());
  const lines = Map.groupBy(rows, ({ key }) => key);
  const named = await nameGroups(ctx, { group, fields, present: [...lines.keys()] });
  return named
    .filter(({ key }) => !isHidden(group, key))
    .map((name) => {
      const held = lines.get(name.key) ?? [];
      const count = Number(held[0]?.count ?? 0);
      const page = toPage(held, request, ({ id, values }) => ({ id, values }), count);
      const items = page.items.map(({ id }) => ({ id, objectType: args.objectType }));
      return {
        ...name,
        count,
        rows: { items, endCursor: page.endCursor, countAll: () => Promise.resolve(count) },
      };
    });
}
