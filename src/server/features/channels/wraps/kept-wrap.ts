import { sql } from 'kysely';
import type { WrapBlock } from '#domain/ai/activity-wrap.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';

/** A period of a channel as it was counted when somebody kept it. */
export type KeptWrap = {
  readonly id: string;
  readonly channelId: string;
  /** Days as YYYY-MM-DD, of UTC; the last one belongs to it. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly title: string;
  readonly counted: readonly WrapBlock[];
  readonly keptBy: string;
  readonly keptAt: Date;
};

const day = (column: string, minus = 0) =>
  sql<string>`to_char(${sql.ref(column)} - ${sql.lit(minus)}::int, 'YYYY-MM-DD')`;

export const wrapColumns = [
  'channel_wraps.id',
  'channel_wraps.channel_id as channelId',
  day('channel_wraps.first_day').as('firstDay'),
  day('channel_wraps.end_day', 1).as('lastDay'),
  'channel_wraps.title',
  'channel_wraps.blocks as counted',
  'channel_wraps.kept_by as keptBy',
  'channel_wraps.kept_at as keptAt',
] as const;

/** Those of channels that the reader may see. */
export function visibleWraps(ctx: Ctx, db: Db) {
  return db
    .selectFrom('channel_wraps')
    .innerJoin('channels as c', (join) =>
      join
        .onRef('c.workspace_id', '=', 'channel_wraps.workspace_id')
        .onRef('c.id', '=', 'channel_wraps.channel_id'),
    )
    .where('channel_wraps.workspace_id', '=', ctx.workspace.id)
    .where('c.trashed_at', 'is', null)
    .where(isVisible(ctx, 'c.access_id'));
}
