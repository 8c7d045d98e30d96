import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { getChannel } from './policy.ts';
import { planUndoing } from './moves/plan-move.ts';
import type { SortingQueue } from './sorting-queue.ts';
import { undoPoints } from './undo/undo-points.ts';
import { undoThemes } from './undo/undo-themes.ts';
import { restoreMiddles } from './undo/restore-middles.ts';
import { retireMadeThemes } from './undo/retire-made-themes.ts';
import { removeMadeTopics, undoTopics } from './undo/undo-topics.ts';
import './tables.ts';

/**
 * Puts topics, themes and points back as they were before a change, where they are still as it left them: what people
 * changed since is theirs, stays, and is counted. Twice is once.
 */
export async function undoThemeChange(ctx: Ctx, id: string, queue: SortingQueue): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const change = await tx.db
      .selectFrom('theme_changes')
      .select(['channel_id as channelId', 'undone_at as undoneAt'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!change) throw new NotFound();
    const channel = await getChannel(tx, change.channelId);
    allow(tx, 'theme.update', channel);
    if (change.undoneAt !== null) return channel.id;
    await undo(tx, id);
    await planUndoing(tx, { channelId: channel.id, changeId: id }, queue);
    await tx.record({
      type: 'channel.updated',
      payload: { channelId: channel.id, changed: ['themes'] },
      objectId: channel.id,
    });
    return channel.id;
  });
}

/** Topics first, then themes, then points: each goes back only into what is there again. */
async function undo(tx: TxCtx, id: string): Promise<void> {
  const topics = await undoTopics(tx, id);
  const themes = await undoThemes(tx, id);
  const retired = await retireMadeThemes(tx, id);
  await restoreMiddles(tx, id);
  const points = await undoPoints(tx, id);
  const made = await removeMadeTopics(tx, id);
  await sql`delete from theme_lineage where workspace_id = ${tx.workspace.id} and change_id = ${id}`.execute(
    tx.db,
  );
  await sql`
    update theme_changes set undone_at = ${tx.now()}, kept_points = ${points.kept},
      kept_themes = ${themes.kept + retired.kept}, kept_topics = ${topics.kept + made.kept}
    where workspace_id = ${tx.workspace.id} and id = ${id}`.execute(tx.db);
  await tx.record(
    ...[...themes.changed, ...retired.changed].map(({ id: themeId, version }) => ({
      type: 'theme.updated' as const,
      payload: { themeId, changed: ['state'] },
      objectId: themeId,
      version,
    })),
  );
}
