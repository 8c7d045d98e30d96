import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { isAmong, isInWorkspace } from '#server/platform/db/is-among.ts';
import { changeThemes } from './change-themes.ts';
import { getChannelOfTheme } from './policy.ts';
import { recordThemeChange } from './record-theme-change.ts';
import { isTooManyAtOnce, planMove } from './moves/plan-move.ts';
import type { SortingQueue } from './sorting-queue.ts';
import { writeLineage } from './sort/write-lineage.ts';
import { sealThemeChange } from './seal-theme-change.ts';
import { getTheme, type ThemeEdit } from './theme-edit.ts';

/**
 * Several themes become one. What is like any of them goes to that one from then on. One that was in no topic comes to
 * the topic of the largest that joins it, unless somebody took it out of all. Where there are many data points, a job
 * moves them.
 */
export async function mergeThemes(
  ctx: Ctx,
  { intoId, ids }: { readonly intoId: string; readonly ids: readonly string[] },
  queue: SortingQueue,
): Promise<ThemeEdit> {
  const merged = [...new Set(ids)].filter((id) => id !== intoId);
  if (merged.length === 0 || merged.length > itemLimits.bulkChange)
    throw new ValidationError('Choose at least one other theme to merge');
  return inTransaction(ctx, async (tx) => {
    const channel = await getChannelOfTheme(tx, intoId);
    allow(tx, 'theme.merge', channel);
    await requireThemes(tx, channel.id, merged);
    const isLarge = await isTooManyAtOnce(tx, merged);
    const points = isLarge ? [] : await pointsOf(tx, merged);
    const topic = await topicToTake(tx, intoId, merged);
    const changeId = await recordThemeChange(tx, {
      channelId: channel.id,
      themeIds: [intoId, ...merged],
      pointIds: points,
    });
    await sql`update data_points set theme_id = ${intoId}, placed_by = 'person'
      where ${isInWorkspace(tx.workspace.id, 'id', points)}`.execute(tx.db);
    await changeThemes(tx, merged, { state: 'merged', merged_into: intoId });
    await changeThemes(tx, [intoId], { kept: true, ...topic });
    await tx.record({
      type: 'theme.merged',
      payload: { themeId: intoId, mergedThemeIds: merged },
      objectId: intoId,
    });
    await writeLineage(tx, {
      channelId: channel.id,
      runId: null,
      changeId,
      lineage: merged.map((from) => ({ kind: 'merge' as const, from, to: intoId, jaccard: null })),
    });
    await sealThemeChange(tx, changeId);
    if (isLarge) await planMove(tx, { channelId: channel.id, changeId, fromIds: merged, intoId }, queue);
    return { changeId, theme: await getTheme(tx, intoId) };
  });
}

/** Throws NotFound unless every theme is one of this channel: an id that was not checked moves nothing. */
async function requireThemes(tx: TxCtx, channelId: string, themeIds: readonly string[]): Promise<void> {
  const found = await tx.db
    .selectFrom('themes')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .where('state', '=', 'active')
    .where(isAmong('id', themeIds))
    .forUpdate()
    .execute();
  if (found.length < themeIds.length) throw new NotFound();
}

async function pointsOf(tx: TxCtx, themeIds: readonly string[]): Promise<string[]> {
  const rows = await tx.db
    .selectFrom('data_points')
    .select('id')
    .where(isInWorkspace(tx.workspace.id, 'theme_id', themeIds))
    .execute();
  return rows.map(({ id }) => id);
}

async function topicToTake(
  tx: TxCtx,
  intoId: string,
  ids: readonly string[],
): Promise<{ topic_id?: string | null; topic_by?: 'engine' | 'person' }> {
  const themes = await tx.db
    .selectFrom('themes')
    .select(['id', 'topic_id', 'topic_by', 'point_count'])
    .where(isInWorkspace(tx.workspace.id, 'id', [intoId, ...ids]))
    .execute();
  const into = themes.find(({ id }) => id === intoId);
  if (!into || into.topic_id !== null || into.topic_by === 'person') return {};
  const [largest] = themes
    .filter(({ topic_id: topicId }) => topicId !== null)
    .sort((a, b) => b.point_count - a.point_count);
  return largest ? { topic_id: largest.topic_id, topic_by: largest.topic_by } : {};
}
