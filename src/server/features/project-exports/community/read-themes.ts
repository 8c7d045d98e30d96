import { sql } from 'kysely';
import type { ExportedTheme, ExportedTopic } from '#domain/exports/channel-codecs.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { reading } from './exporting.ts';
import '#server/features/channels/tables.ts';
import '#server/features/insights/tables.ts';

export function readTopics(ctx: Ctx, channelIds: readonly string[]): Promise<ExportedTopic[]> {
  return reading({ ctx }, (db) =>
    db
      .selectFrom('topics')
      .select(['id', 'channel_id as channelId', 'title', 'description'])
      .where(isInWorkspace(ctx.workspace.id, 'channel_id', channelIds))
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
}

type Row = Omit<ExportedTheme, 'createdAt'> & { readonly createdAt: Date; readonly isKnown: boolean };

export async function readThemes(
  ctx: Ctx,
  channelIds: readonly string[],
  projectIds: readonly string[],
): Promise<ExportedTheme[]> {
  const { rows } = await reading({ ctx }, (db) =>
    sql<Row>`
      select t.id, t.channel_id as "channelId", t.title, t.titled_by as "titledBy", t.pinned, t.kept, t.state,
        t.merged_into as "mergedInto", t.topic_id as "topicId", t.topic_by as "topicBy",
        (select jsonb_build_object('source', q.source, 'externalId', q.external_id) from data_points q
          where q.workspace_id = t.workspace_id and q.id = t.quote_id) as quote,
        array(select l.insight_id from theme_insights l
          join insights i on i.workspace_id = l.workspace_id and i.id = l.insight_id
          where l.workspace_id = t.workspace_id and l.theme_id = t.id and i.trashed_at is null
            and i.project_id = any(${[...projectIds]}::uuid[])
          order by l.made_at, l.insight_id) as "insightIds",
        t.created_at as "createdAt", t.state <> 'merged' or length(t.centroid) > 0 as "isKnown"
      from themes t
      where t.workspace_id = ${ctx.workspace.id} and t.channel_id = any(${[...channelIds]}::uuid[])
      order by t.created_at, t.id`.execute(db),
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows
    .filter(({ isKnown }) => isKnown)
    .map(({ isKnown: _isKnown, createdAt, ...row }) => ({
      ...row,
      mergedInto: heirOf(row.mergedInto, byId),
      createdAt: createdAt.toISOString(),
    }));
}

/** What a sorting retired is only a way to its heir, and not in the archive. */
function heirOf(id: string | null, byId: ReadonlyMap<string, Row>): string | null {
  let heir = byId.get(id ?? '');
  for (let step = 0; heir && !heir.isKnown && step < byId.size; step += 1)
    heir = byId.get(heir.mergedInto ?? '');
  return heir?.isKnown ? heir.id : null;
}
