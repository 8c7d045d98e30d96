import { sql } from 'kysely';
import { decode } from '#domain/codec/codec.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import { changePoints, type PointChange } from '../change-points.ts';
import { findFew } from '../find-few.ts';
import { matchingPoints } from '../list-data-points.ts';
import { movedAtOnce } from '../moves/plan-move.ts';
import { lockChannel } from '../sort/claim-channel.ts';
import { filterOf, matchingCodec } from './matching.ts';
import '../tables.ts';

export type FinishingChanges = {
  readonly channelId: string;
  readonly box: SealedBox;
  readonly signal: AbortSignal;
  /** How many are changed so far, and how many there are. */
  readonly onPage: (changed: number, total: number) => Promise<void>;
};

/** Page by page, each with how it was before in one transaction: a stop anywhere goes on with what is left. */
export async function finishPointChanges(ctx: Ctx, finishing: FinishingChanges): Promise<void> {
  for (let changed = 0; ;) {
    finishing.signal.throwIfAborted();
    await ctx.database.giveWay();
    const page = await inTransaction(ctx, async (tx) => {
      await lockChannel(tx, finishing.channelId);
      const planned = await findPlanned(tx, finishing.channelId);
      return (
        planned && {
          count: await changePage(ctx, tx, { ...planned, box: finishing.box }),
          total: planned.total,
        }
      );
    });
    if (!page) return;
    changed += page.count;
    await finishing.onPage(changed, page.total);
  }
}

type Planned = NonNullable<Awaited<ReturnType<typeof findPlanned>>> & { readonly box: SealedBox };

/** An undo meanwhile waits for this page. */
function findPlanned(tx: TxCtx, channelId: string) {
  return tx.db
    .selectFrom('point_changes')
    .select([
      'id',
      'channel_id as channelId',
      'kind',
      'theme_id as themeId',
      'matching',
      'total',
      'asked_at as askedAt',
      'after_id as afterId',
      // As text: a cursor that lost its microseconds would leave points out.
      sql<string | null>`after_said_at::text`.as('afterSaidAt'),
    ])
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

async function changePage(ctx: Ctx, tx: TxCtx, planned: Planned): Promise<number> {
  const rows = await readPage(ctx, tx, planned);
  const last = rows.at(-1);
  const points = { channelId: planned.channelId, ids: rows.map(({ id }) => id) };
  if (planned.kind !== 'delete') await keepBefore(tx, planned.id, points.ids);
  await changePoints(tx, planned.box, points, await changeOf(tx, planned));
  if (last)
    await sql`update point_changes set after_said_at = ${last.saidAt}::timestamptz, after_id = ${last.id}
      where workspace_id = ${tx.workspace.id} and id = ${planned.id}`.execute(tx.db);
  else
    await tx.db
      .deleteFrom('point_changes')
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', planned.id)
      .execute();
  return rows.length;
}

async function readPage(ctx: Ctx, tx: TxCtx, planned: Planned): Promise<{ id: string; saidAt: string }[]> {
  const { channelId, askedAt, afterSaidAt, afterId } = planned;
  const filter = await filterOf(tx, tx.db, channelId, decode(matchingCodec, planned.matching));
  const few = await findFew(ctx, tx.db, filter);
  return matchingPoints(ctx, tx.db, filter, few?.isAll === true ? few : null)
    .select(['data_points.id', sql<string>`data_points.said_at::text`.as('saidAt')])
    .where('data_points.added_at', '<=', askedAt)
    .$if(afterSaidAt !== null, (points) =>
      points.where(
        sql<boolean>`(data_points.said_at, data_points.id) < (${afterSaidAt}::timestamptz, ${afterId}::uuid)`,
      ),
    )
    .orderBy('data_points.said_at', 'desc')
    .orderBy('data_points.id', 'desc')
    .limit(movedAtOnce)
    .execute();
}

async function keepBefore(tx: TxCtx, changeId: string, ids: readonly string[]): Promise<void> {
  await sql`
    insert into theme_change_points
      (workspace_id, change_id, point_id, theme_id, theme_score, placed_by, excluded_at)
    select workspace_id, ${changeId}::uuid, id, theme_id, theme_score, placed_by, excluded_at from data_points
    where workspace_id = ${tx.workspace.id} and id = any(${[...ids]}::uuid[])
    on conflict do nothing`.execute(tx.db);
}

/** Into the theme, or into what that became meanwhile. */
async function changeOf(tx: TxCtx, { kind, themeId }: Planned): Promise<PointChange> {
  if (kind !== 'move') return { kind };
  const { rows } = await sql<{ id: string | null }>`
    select case when ${themeId}::uuid is not null then heir_of_theme(${tx.workspace.id}, ${themeId}::uuid) end as id`.execute(
    tx.db,
  );
  return { kind, themeId: rows[0]?.id ?? null };
}
