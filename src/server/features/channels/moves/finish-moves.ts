import { sql } from 'kysely';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { lockChannel } from '../sort/claim-channel.ts';
import { movedAtOnce } from './plan-move.ts';
import '../tables.ts';

export type Finishing = {
  readonly channelId: string;
  readonly signal: AbortSignal;
  /** How many are moved so far, and how many there are. */
  readonly onPage: (moved: number, total: number) => Promise<void>;
};

type Planned = {
  readonly changeId: string;
  readonly fromIds: string[];
  readonly intoId: string | null;
  readonly undone: boolean;
};

/** Page by page, each with its record in one transaction: a stop anywhere goes on with what is left. */
export async function finishMoves(ctx: Ctx, { channelId, signal, onPage }: Finishing): Promise<void> {
  for (let moved = 0, total = 0; ;) {
    signal.throwIfAborted();
    await ctx.database.giveWay();
    const page = await inTransaction(ctx, async (tx) => {
      await lockChannel(tx, channelId);
      const planned = await findPlanned(tx, channelId);
      if (!planned) return undefined;
      const left = planned.undone ? await countMoved(tx, planned) : await countLeft(tx, planned);
      const count = planned.undone ? await moveBack(tx, planned) : await moveOn(tx, planned);
      if (count === 0)
        await tx.db
          .deleteFrom('theme_moves')
          .where('workspace_id', '=', tx.workspace.id)
          .where('change_id', '=', planned.changeId)
          .execute();
      return { count, left };
    });
    if (!page) return;
    total = Math.max(total, moved + page.left);
    moved += page.count;
    await onPage(moved, total);
  }
}

async function findPlanned(tx: TxCtx, channelId: string): Promise<Planned | undefined> {
  return tx.db
    .selectFrom('theme_moves')
    .select(['change_id as changeId', 'from_ids as fromIds', 'into_id as intoId', 'undone'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('channel_id', '=', channelId)
    .orderBy('change_id')
    .limit(1)
    .executeTakeFirst();
}

/** By the counts that triggers keep. */
async function countLeft(tx: TxCtx, { fromIds }: Planned): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(point_count), 0)::int as count from themes
    where workspace_id = ${tx.workspace.id} and id = any(${fromIds}::uuid[])`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

async function countMoved(tx: TxCtx, { changeId }: Planned): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from theme_change_points
    where workspace_id = ${tx.workspace.id} and change_id = ${changeId}`.execute(tx.db);
  return rows[0]?.count ?? 0;
}

/** Into the theme, or into what that became meanwhile. What somebody moves by hand is theirs: so are merged themes. */
async function moveOn(tx: TxCtx, { changeId, fromIds, intoId }: Planned): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    with page as materialized (
      select p.id, p.theme_id, p.theme_score, p.placed_by
      from unnest(${fromIds}::uuid[]) as f (id)
      cross join lateral (select q.id, q.theme_id, q.theme_score, q.placed_by from data_points q
        where q.workspace_id = ${tx.workspace.id} and q.theme_id = f.id
        order by q.said_at desc, q.id desc limit ${movedAtOnce}) p
      limit ${movedAtOnce}
    ), kept as (
      insert into theme_change_points (workspace_id, change_id, point_id, theme_id, theme_score, placed_by)
      select ${tx.workspace.id}::uuid, ${changeId}::uuid, id, theme_id, theme_score, placed_by from page
      on conflict do nothing
    ), heir as materialized (select heir_of_theme(${tx.workspace.id}, ${intoId}::uuid) as id)
    update data_points p set theme_id = heir.id,
      placed_by = case when ${intoId}::uuid is null then p.placed_by else 'person' end
    from page, heir
    where p.workspace_id = ${tx.workspace.id} and p.id = page.id`.execute(tx.db);
  return Number(numAffectedRows);
}

/** Where each was, or into what its theme became; what somebody moved or excluded since stays, and is counted. */
async function moveBack(tx: TxCtx, { changeId }: Planned): Promise<number> {
  const { rows } = await sql<{ before: number }>`
    with page as materialized (
      delete from theme_change_points where (workspace_id, change_id, point_id) in (
        select workspace_id, change_id, point_id from theme_change_points
        where workspace_id = ${tx.workspace.id} and change_id = ${changeId} limit ${movedAtOnce})
      returning point_id, theme_id, theme_score, placed_by, excluded_at
    ), heirs as materialized (
      select theme_id as asked, heir_of_theme(${tx.workspace.id}, theme_id) as id
      from (select distinct theme_id from page where theme_id is not null) known
    ), done as (
      update data_points p set theme_score = b.theme_score, placed_by = b.placed_by, theme_id = h.id,
        excluded_at = case when c.excluding then b.excluded_at end
      from page b left join heirs h on h.asked = b.theme_id
      join theme_changes c on c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
      where p.workspace_id = ${tx.workspace.id} and p.id = b.point_id and (c.excluding or p.excluded_at is null)
        and (c.left_in is null or p.placed_by = 'engine' or array_position(c.left_in, p.theme_id) is not null)
      returning p.id
    ), counted as (
      update theme_changes c set kept_points = c.kept_points
        + (select count(*) from page) - (select count(*) from done)
      where c.workspace_id = ${tx.workspace.id} and c.id = ${changeId}
    )
    select (select count(*)::int from page) as before`.execute(tx.db);
  return rows[0]?.before ?? 0;
}
