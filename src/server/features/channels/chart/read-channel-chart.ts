import { sql } from 'kysely';
import { findContactField } from '#server/features/charts/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '../tables.ts';
import { mostRows, type ChannelChart, type ChartScope } from './channel-chart.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { findColumn } from '../columns/has-property.ts';
import { readByColumn } from './read-by-column.ts';
import { readBySegment } from './read-by-segment.ts';
import { readByTime } from './read-by-time.ts';

/** The largest themes of a period, by time, by a field of contacts or by a column of the channel. Ask only for a channel that its reader may see. */
export async function readChannelChart(
  ctx: RequestCtx,
  { fieldId, ...scope }: ChartScope & { readonly fieldId: string | null },
): Promise<ChannelChart> {
  const db = await ctx.reads.db();
  const themes = await largestThemes(ctx, db, scope);
  if (fieldId === null) return readByTime(ctx, db, { ...scope, themes });
  const column = await findColumn(ctx, scope.channelId, fieldId);
  if (column) return readByColumn(ctx, db, { ...scope, themes, column });
  return readBySegment(ctx, db, { ...scope, themes, field: await findContactField(ctx, db, fieldId) });
}

async function largestThemes(
  ctx: Ctx,
  db: Db,
  { channelId, period: { first, end } }: ChartScope,
): Promise<{ themeId: string; total: number }[]> {
  const { rows } = await sql<{ themeId: string; total: number }>`
    select t.id as "themeId", sum(d.point_count)::int as total
    from themes t join theme_days d on d.workspace_id = t.workspace_id and d.theme_id = t.id
    where t.workspace_id = ${ctx.workspace.id} and t.channel_id = ${channelId} and t.state = 'active'
      and d.day >= ${first}::date and d.day < ${end}::date and d.point_count > 0
    group by t.id order by total desc, t.id limit ${mostRows}`.execute(db);
  return rows;
}
