import { sql } from 'kysely';
import { finite, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { themeColumns, type Theme } from './theme.ts';
import './tables.ts';

const pageKey = object({ order: finite, id: uuid });

export type ThemeFilter = {
  readonly channelId: string;
  /** In the title. */
  readonly query?: string | null;
  /** Those in another topic, or in none. */
  readonly outsideTopicId?: string | null;
};

/** Pinned ones first, then the largest. Ask only for a channel that its reader may see. */
export async function listThemes(
  ctx: Ctx,
  { channelId, query, outsideTopicId, ...args }: PageArgs & ThemeFilter,
): Promise<Page<Theme>> {
  const request = readPageArgs(args, pageKey);
  const { after } = request;
  const pattern = likePattern(query ?? '');
  const db = await ctx.reads.db();
  const order = sql<number>`(themes.pinned::int * 1000000000 + themes.point_count)`;
  const active = db
    .selectFrom('themes')
    .where('themes.workspace_id', '=', ctx.workspace.id)
    .where('themes.channel_id', '=', channelId)
    .where('themes.state', '=', 'active')
    .where((row) => row.or([row('themes.point_count', '>', 0), row('themes.kept', '=', true)]))
    .$if(pattern !== null, (rows) => rows.where('themes.title', 'ilike', pattern))
    .$if(outsideTopicId != null, (rows) =>
      rows.where('themes.topic_id', 'is distinct from', outsideTopicId ?? null),
    );
  const rows = await active
    .select([...themeColumns, order.as('order')])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(${order}, themes.id) < (${after?.order}::float8, ${after?.id}::uuid)`),
    )
    .orderBy(order, 'desc')
    .orderBy('themes.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    (row) => ({ order: row.order, id: row.id }),
    () => active.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
