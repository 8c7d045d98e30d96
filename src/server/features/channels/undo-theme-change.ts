import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { getChannel } from './policy.ts';
import './tables.ts';

/** Puts topics, themes and points back as they were before a change. Twice is once. */
export async function undoThemeChange(ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const change = await tx.db
      .selectFrom('theme_changes')
      .select([
        'channel_id as channelId',
        'undone_at as undoneAt',
        'made_themes as madeThemes',
        'made_topics as madeTopics',
      ])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!change) throw new NotFound();
    const channel = await getChannel(tx, change.channelId);
    allow(tx, 'theme.update', channel);
    if (change.undoneAt !== null) return channel.id;
    // Topics first, then themes: each goes back only into what is there again.
    await sql`
      insert into topics as s (workspace_id, id, channel_id, title, description, created_by, created_at, updated_at, version)
      select c.workspace_id, b.id, c.channel_id, b.title, b.description, b.created_by, b.created_at, ${tx.now()},
        b.version + 1
      from theme_changes c, jsonb_to_recordset(c.topics) as b (id uuid, title text, description text, created_by uuid,
        created_at timestamptz, version int)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${id}
      on conflict (workspace_id, id) do update set title = excluded.title, description = excluded.description,
        updated_at = excluded.updated_at, version = s.version + 1`.execute(tx.db);
    // Changes from before there were topics say nothing of them.
    await sql`
      update themes t set title = b.title, titled_by = b.titled_by, pinned = b.pinned, kept = b.kept,
        state = b.state, merged_into = b.merged_into, topic_by = coalesce(b.topic_by, t.topic_by),
        topic_id = case when b.topic_by is null then t.topic_id else (select s.id from topics s
          where s.workspace_id = t.workspace_id and s.id = b.topic_id) end, updated_at = ${tx.now()}, version = t.version + 1
      from theme_changes c, jsonb_to_recordset(c.themes)
        as b (id uuid, title text, titled_by text, pinned boolean, kept boolean, state text, merged_into uuid,
          topic_id uuid, topic_by text)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${id}
        and t.workspace_id = c.workspace_id and t.id = b.id`.execute(tx.db);
    await sql`
      update data_points p set theme_id = b.theme_id, theme_score = b.theme_score, placed_by = b.placed_by
      from theme_changes c, jsonb_to_recordset(c.points)
        as b (id uuid, theme_id uuid, theme_score real, placed_by text)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${id}
        and p.workspace_id = c.workspace_id and p.id = b.id`.execute(tx.db);
    await sql`
      update themes t set state = 'dismissed', centroid = '', updated_at = ${tx.now()}, version = t.version + 1
      where ${isInWorkspace(tx.workspace.id, 't.id', change.madeThemes)}`.execute(tx.db);
    await removeTopics(tx, change.madeTopics);
    await tx.db
      .updateTable('theme_changes')
      .set({ undone_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({
      type: 'channel.updated',
      payload: { channelId: channel.id, changed: ['themes'] },
      objectId: channel.id,
    });
    return channel.id;
  });
}

/** With those that were put into it since. */
async function removeTopics(tx: TxCtx, ids: readonly string[]): Promise<void> {
  await sql`
    update themes t set topic_id = null, topic_by = 'engine', updated_at = ${tx.now()}, version = t.version + 1
    where ${isInWorkspace(tx.workspace.id, 't.topic_id', ids)}`.execute(tx.db);
  await tx.db
    .deleteFrom('topics')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
}
