import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import '../tables.ts';

/** `kept`: how many stay because somebody changed them since. */
type Undone = { readonly kept: number };

export async function undoTopics(tx: TxCtx, changeId: string): Promise<Undone> {
  const { rows } = await sql<{ before: number; done: number }>`
    with step as (
      select c.workspace_id, c.channel_id, b.*,
        s.id is null or a.id is null or (s.title, s.description) = (a.title, a.description) as is_left
      from theme_changes c
      cross join jsonb_to_recordset(c.topics) as b (id uuid, title text, description text, created_by uuid,
        created_at timestamptz, version int)
      left join jsonb_to_recordset(coalesce(c.after_topics, '[]')) as a (id uuid, title text, description text)
        on a.id = b.id
      left join topics s on s.workspace_id = c.workspace_id and s.id = b.id
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
    ), done as (
      insert into topics as s (workspace_id, id, channel_id, title, description, created_by, created_at, updated_at,
        version)
      select workspace_id, id, channel_id, title, description, created_by, created_at, ${tx.now()}, version + 1
      from step where is_left
      on conflict (workspace_id, id) do update set title = excluded.title, description = excluded.description,
        updated_at = excluded.updated_at, version = s.version + 1
      returning id
    )
    select (select count(*)::int from step) as before, (select count(*)::int from done) as done`.execute(
    tx.db,
  );
  return { kept: (rows[0]?.before ?? 0) - (rows[0]?.done ?? 0) };
}

/** Topics that the change made, unless somebody renamed or described them since. Themes that came since leave them. */
export async function removeMadeTopics(tx: TxCtx, changeId: string): Promise<Undone> {
  const { rows } = await sql<{ id: string; isLeft: boolean }>`
    select s.id, (a.id is null or (s.title, s.description) = (a.title, a.description)) as "isLeft"
    from theme_changes c
    join topics s on s.workspace_id = c.workspace_id and s.id = any(c.made_topics)
    left join jsonb_to_recordset(coalesce(c.after_topics, '[]')) as a (id uuid, title text, description text)
      on a.id = s.id
    where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}`.execute(tx.db);
  const ids = rows.filter(({ isLeft }) => isLeft).map(({ id }) => id);
  await sql`
    update themes t set topic_id = null, topic_by = 'engine', updated_at = ${tx.now()}, version = t.version + 1
    where ${isInWorkspace(tx.workspace.id, 't.topic_id', ids)}`.execute(tx.db);
  await tx.db
    .deleteFrom('topics')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    .execute();
  return { kept: rows.length - ids.length };
}
