import { sql } from 'kysely';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { changePoints, type PointChange } from '../change-points.ts';
import { changeThemes } from '../change-themes.ts';
import { countDataPoints } from '../count-data-points.ts';
import { findFew } from '../find-few.ts';
import { matchingPoints } from '../list-data-points.ts';
import { requireTheme } from '../move-data-points.ts';
import { movedAtOnce } from '../moves/plan-move.ts';
import { getChannel } from '../policy.ts';
import { recordThemeChange } from '../record-theme-change.ts';
import { sealThemeChange } from '../seal-theme-change.ts';
import type { SortingQueue } from '../sorting-queue.ts';
import { filterOf, type Matching } from './matching.ts';
import '../tables.ts';

export type ChangedMatching = {
  readonly channelId: string;
  /** Null for what can't be taken back. */
  readonly changeId: string | null;
  readonly count: number;
  /** Whether a job does it after. */
  readonly isLater: boolean;
};

type Asked = { readonly channelId: string; readonly matching: Matching; readonly change: PointChange };

const actions = {
  move: 'theme.update',
  exclude: 'channel.excludeData',
  include: 'channel.excludeData',
  delete: 'channel.deleteData',
} as const;

/** Changes all data points that match a filter now: few at once, many by the job that sorts the channel. */
export async function changeMatchingPoints(
  ctx: Ctx,
  asked: Asked,
  { box, ...queue }: SortingQueue & { readonly box: SealedBox },
): Promise<ChangedMatching> {
  const { channelId, matching, change } = asked;
  if (matching.excluded && change.kind === 'move')
    throw new ValidationError('Include data points before you move them to a theme');
  return inTransaction(ctx, async (tx) => {
    allow(tx, actions[change.kind], await getChannel(tx, channelId));
    const themeId = change.kind === 'move' ? change.themeId : null;
    if (themeId !== null) await requireTheme(tx, channelId, themeId);
    const ids = await findIds(ctx, tx, asked);
    const changeId = change.kind === 'delete' ? null : await record(tx, asked, ids ?? []);
    if (ids) await changePoints(tx, box, { channelId, ids }, change);
    const count = ids?.length ?? (await plan(ctx, tx, asked, changeId ?? tx.newId()));
    if (themeId !== null) await changeThemes(tx, [themeId], { kept: true });
    if (change.kind === 'move' && changeId !== null) await seal(tx, changeId, ids ? undefined : themeId);
    await tx.record({
      type: 'channel.updated',
      payload: { channelId, changed: ['dataPoints'] },
      objectId: channelId,
    });
    if (!ids || change.kind === 'include')
      await enqueue(tx, queue.boss, queue.job, {
        payload: { channelId },
        requestKey: `${channelId}:${changeId ?? tx.newId()}`,
      });
    return { channelId, changeId, count, isLater: !ids };
  });
}

/** Null where they are too many for one request. */
async function findIds(ctx: Ctx, tx: TxCtx, { channelId, matching }: Asked): Promise<string[] | null> {
  const filter = await filterOf(tx, tx.db, channelId, matching);
  const few = await findFew(ctx, tx.db, filter);
  const rows = await matchingPoints(ctx, tx.db, filter, few?.isAll === true ? few : null)
    .select('data_points.id')
    .limit(movedAtOnce + 1)
    .execute();
  return rows.length > movedAtOnce ? null : rows.map(({ id }) => id);
}

function record(tx: TxCtx, { channelId, change }: Asked, ids: readonly string[]): Promise<string> {
  const themeIds = change.kind === 'move' && change.themeId !== null ? [change.themeId] : [];
  return recordThemeChange(tx, { channelId, themeIds, pointIds: ids, excluding: change.kind !== 'move' });
}

/** Of points that are moved later it is known where they will be. */
async function seal(tx: TxCtx, changeId: string, later: string | null | undefined): Promise<void> {
  await sealThemeChange(tx, changeId);
  if (later !== undefined)
    await sql`update theme_changes set left_in = ${[later]}::uuid[]
      where workspace_id = ${tx.workspace.id} and id = ${changeId}`.execute(tx.db);
}

async function plan(
  ctx: Ctx,
  tx: TxCtx,
  { channelId, matching, change }: Asked,
  id: string,
): Promise<number> {
  const filter = await filterOf(tx, tx.db, channelId, matching);
  const { count: total } = await countDataPoints(ctx, tx.db, filter, null);
  await tx.db
    .insertInto('point_changes')
    .values({
      workspace_id: tx.workspace.id,
      id,
      channel_id: channelId,
      kind: change.kind,
      theme_id: change.kind === 'move' ? change.themeId : null,
      matching: JSON.stringify(matching),
      total,
      asked_at: tx.now(),
      after_said_at: null,
      after_id: null,
    })
    .execute();
  return total;
}
