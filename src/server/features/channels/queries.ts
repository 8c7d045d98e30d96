import { sql } from 'kysely';
import { instant, string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { likePattern } from '#server/platform/db/like-pattern.ts';
import { countedPage, readPageArgs, type Page, type PageArgs } from '#server/platform/graphql/page.ts';
import { channelColumns, type Channel } from './channel.ts';
import { dataPointColumns, type DataPointRow } from './data-point.ts';
import './tables.ts';

const titleKey = object({ title: string, id: uuid });

/** Channels that are not in the trash, by title. */
export async function listChannels(
  ctx: Ctx,
  { folderId, ...args }: PageArgs & { folderId?: string | null },
): Promise<Page<Channel>> {
  const request = readPageArgs(args, titleKey);
  const { after } = request;
  const visible = visibleChannels(ctx, await ctx.reads.db()).$if(folderId != null, (query) =>
    query.where('channels.folder_id', '=', folderId ?? null),
  );
  const rows = await visible
    .select(channelColumns(ctx))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(lower(channels.title), channels.id) > (${after?.title}::text, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(sql`lower(channels.title)`)
    .orderBy('channels.id')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ title, id }) => ({ title: title.toLowerCase(), id }),
    () => visible.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}

export function visibleChannels(ctx: Ctx, db: Db) {
  return db
    .selectFrom('channels')
    .where('channels.workspace_id', '=', ctx.workspace.id)
    .where('channels.trashed_at', 'is', null)
    .where(isVisible(ctx, 'channels.access_id'));
}

const timeKey = object({ saidAt: instant, id: uuid });

export type DataPointFilter = {
  readonly channelId: string;
  /** `null`: those in no theme. Left out: all. */
  readonly themeId?: string | null;
  readonly query?: string | null;
  readonly from?: Date | null;
  readonly to?: Date | null;
};

/** Newest first. Ask only for a channel that its reader may see. */
export async function listDataPoints(
  ctx: Ctx,
  { channelId, themeId, query, from, to, ...args }: PageArgs & DataPointFilter,
): Promise<Page<DataPointRow>> {
  const request = readPageArgs(args, timeKey);
  const { after } = request;
  const pattern = likePattern(query ?? '');
  const db = await ctx.reads.db();
  const matching = db
    .selectFrom('data_points')
    .where('data_points.workspace_id', '=', ctx.workspace.id)
    .where('data_points.channel_id', '=', channelId)
    .$if(themeId !== undefined, (rows) =>
      rows.where('data_points.theme_id', themeId === null ? 'is' : '=', themeId ?? null),
    )
    .$if(pattern !== null, (rows) => rows.where('data_points.text', 'ilike', pattern))
    .$if(from != null, (rows) => rows.where('data_points.said_at', '>=', from ?? new Date(0)))
    .$if(to != null, (rows) => rows.where('data_points.said_at', '<', to ?? new Date(0)));
  const rows = await matching
    .select(dataPointColumns)
    .$if(after !== null, (page) =>
      page.where(
        sql<boolean>`(data_points.said_at, data_points.id) < (${after?.saidAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('data_points.said_at', 'desc')
    .orderBy('data_points.id', 'desc')
    .limit(request.limit + 1)
    .execute();
  return countedPage(
    rows,
    request,
    ({ saidAt, id }) => ({ saidAt: saidAt.toISOString(), id }),
    () => matching.select((row) => row.fn.countAll<string>().as('count')).executeTakeFirstOrThrow(),
  );
}
