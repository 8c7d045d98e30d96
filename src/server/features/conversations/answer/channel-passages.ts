import { sql } from 'kysely';
import { nearness } from '#engines/answering/index.ts';
import { readVector } from '#engines/vectors/quantise.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import type { FoundPassage } from '#server/features/search/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import '#server/features/channels/tables.ts';

const mostThemes = 8;
const mostOfTheme = 60;
const mostNear = 40;

type Row = { themeId: string; channelId: string; title: string; text: string; vector: Buffer | null };

/** What people say in the themes of a channel that are nearest to a question: themes are cited, their data points quoted. */
export async function channelPassages(
  ctx: Ctx,
  db: Db,
  { themeIds, vector }: { themeIds: readonly string[]; vector: Float32Array | undefined },
): Promise<FoundPassage[]> {
  if (themeIds.length === 0) return [];
  const { rows } = await sql<Row>`
    select t.id as "themeId", c.id as "channelId", t.title, p.text, p.vector
    from themes t
    join channels c on c.workspace_id = t.workspace_id and c.id = t.channel_id and c.trashed_at is null
    cross join lateral (
      select text, vector from data_points d
      where d.workspace_id = t.workspace_id and d.theme_id = t.id
      order by d.said_at desc, d.id desc limit ${mostOfTheme}
    ) p
    where t.workspace_id = ${ctx.workspace.id} and t.state = 'active'
      and t.id = any(${themeIds.slice(0, mostThemes)}::uuid[]) and ${isVisible(ctx, 'c.access_id')}`.execute(
    db,
  );
  return rows
    .map((row) => ({
      id: row.themeId,
      type: 'THEME' as const,
      title: row.title,
      body: row.text,
      projectId: null,
      ownerId: row.channelId,
      start: 0,
      end: row.text.length,
      ...(vector && row.vector && { nearness: nearness(vector, readVector(row.vector)) }),
    }))
    .sort((a, b) => (b.nearness ?? 0) - (a.nearness ?? 0))
    .slice(0, mostNear);
}
