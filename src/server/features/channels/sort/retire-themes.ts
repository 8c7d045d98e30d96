import { sql } from 'kysely';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import '../tables.ts';
import { lockChannel } from './claim-channel.ts';

type RetiredTheme = { readonly id: string; readonly into: string | null };

/**
 * Themes that no group continues, after their points have gone to others: all of them at once would be written twice,
 * and hold up everybody who adds to the channel. What people changed meanwhile is theirs and stays. Its last points
 * leave first, so that no count is left on a theme that is no more; old links lead to its heir.
 */
export async function retireThemes(
  ctx: Ctx,
  channelId: string,
  retired: readonly RetiredTheme[],
): Promise<void> {
  if (retired.length === 0) return;
  await inTransaction(ctx, async (tx) => {
    await lockChannel(tx, channelId);
    const { rows } = await sql<{ id: string }>`
      select id from themes where workspace_id = ${tx.workspace.id} and id = any(${retired.map(({ id }) => id)}::uuid[])
        and state = 'active' and not kept`.execute(tx.db);
    const ids = rows.map(({ id }) => id);
    await sql`update data_points set theme_id = null, theme_score = null
      where workspace_id = ${tx.workspace.id} and theme_id = any(${ids}::uuid[]) and placed_by = 'engine'`.execute(
      tx.db,
    );
    await sql`
      update themes t set state = 'merged', merged_into = g.into_id, centroid = '', updated_at = ${tx.now()},
        version = t.version + 1
      from unnest(${retired.map(({ id }) => id)}::uuid[], ${retired.map(({ into }) => into)}::uuid[]) as g (id, into_id)
      where t.workspace_id = ${tx.workspace.id} and t.id = g.id and t.id = any(${ids}::uuid[])`.execute(
      tx.db,
    );
  });
}
