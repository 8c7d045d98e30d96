import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { getChannel } from './policy.ts';
import './tables.ts';

/** Puts themes and points back as they were before a change. Twice is once. */
export async function undoThemeChange(ctx: Ctx, id: string): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const change = await tx.db
      .selectFrom('theme_changes')
      .select(['channel_id as channelId', 'undone_at as undoneAt', 'made_themes as madeThemes'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!change) throw new NotFound();
    const channel = await getChannel(tx, change.channelId);
    allow(tx, 'theme.update', channel);
    if (change.undoneAt !== null) return channel.id;
    // Themes first: points go back only into themes that are there again.
    await sql`
      update themes t set title = b.title, titled_by = b.titled_by, pinned = b.pinned, kept = b.kept,
        state = b.state, merged_into = b.merged_into, updated_at = ${tx.now()}, version = t.version + 1
      from theme_changes c, jsonb_to_recordset(c.themes)
        as b (id uuid, title text, titled_by text, pinned boolean, kept boolean, state text, merged_into uuid)
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
