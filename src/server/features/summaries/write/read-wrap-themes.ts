import { sql } from 'kysely';
import { participantForAll } from '#server/features/people/index.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/channels/tables.ts';
import type { Material } from './material.ts';
import { sourceOfPoint, type Point } from './read-theme.ts';

/** Data points of a theme that are read: of the newest of the period, those most typical of it. */
const mostOfTheme = 30;
const lookedAt = 500;
const longestPoint = 2000;

/** What people said in the themes of a wrap in its days, theme after theme. */
export async function readWrapThemes(
  ctx: Pick<Ctx, 'actor' | 'workspace'>,
  db: Db,
  wrapId: string | null,
): Promise<Material> {
  const { rows } = await sql<Point & { themeId: string }>`
    select t.id as "themeId", t.title, c.id as "channelId", p.text,
      ${participantForAll(ctx, 'p.participant')} as participant
    from channel_wraps w
    join channels c on c.workspace_id = w.workspace_id and c.id = w.channel_id and c.trashed_at is null
    cross join lateral jsonb_array_elements(w.themes) with ordinality as told (theme, place)
    join themes t on t.workspace_id = w.workspace_id and t.id = (told.theme->>'id')::uuid and t.state = 'active'
    cross join lateral (
      select * from (
        select distinct on (n.text) n.text, n.participant, n.theme_score, n.said_at, n.id from (
          select left(d.text, ${longestPoint}) as text, d.participant, d.theme_score, d.said_at, d.id
          from data_points d
          where d.workspace_id = t.workspace_id and d.theme_id = t.id
            and d.said_at >= w.first_day::timestamp at time zone 'UTC'
            and d.said_at < w.end_day::timestamp at time zone 'UTC'
          order by d.said_at desc, d.id desc limit ${lookedAt}) n
        order by n.text, n.theme_score desc nulls last) different
      order by theme_score desc nulls last, said_at desc, id limit ${mostOfTheme}) p
    where w.workspace_id = ${ctx.workspace.id} and w.id = ${wrapId} and ${isVisible(ctx, 'c.access_id')}
    order by told.place, p.theme_score desc nulls last, p.said_at desc, p.id`.execute(db);
  return {
    isCut: false,
    sources: rows
      .map(({ themeId, ...point }, at) => sourceOfPoint(themeId, point, at + 1))
      .filter(({ sentences }) => sentences.length > 0),
  };
}
