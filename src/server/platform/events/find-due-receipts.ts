import { sql, type RawBuilder } from 'kysely';
import type { Database, Db } from '#server/platform/db/database.ts';
import './tables.ts';

export type DueReceipts = {
  /** In the order to be handled in, by workspace. */
  readonly byWorkspace: ReadonlyMap<string, readonly string[]>;
  /** Where the next batch begins. */
  readonly next: string;
};

export const firstPlace = '00000000-0000-0000-0000-000000000000';

const batchSize = 500;
const longestDelayMs = 24 * 3_600_000;

/**
 * The first due receipts of every workspace behind a place, an equal share of a batch for each: a large import of one
 * makes no other wait, and its backlog is not read for it.
 */
export async function findDueReceipts(database: Database, time: Date, place: string): Promise<DueReceipts> {
  return database.transaction({}, 'read only', async (db) => {
    // The outbox is nearly always empty: a plan made for that, or for what was counted then, reads all of it.
    await sql`select set_config('plan_cache_mode', 'force_custom_plan', true),
      set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`.execute(db);
    const workspaceIds = await findWaiting(db, place);
    const rows = await findFirst(db, workspaceIds, time);
    const byWorkspace = Map.groupBy(rows, ({ workspaceId }) => workspaceId);
    return {
      byWorkspace: new Map(
        [...byWorkspace].map(([workspaceId, own]) => [workspaceId, own.map(({ id }) => id)]),
      ),
      next: workspaceIds.length < batchSize ? firstPlace : (workspaceIds.at(-1) ?? firstPlace),
    };
  });
}

/** Workspaces that have any receipts, one step along the index for each. */
async function findWaiting(db: Db, place: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive walk (id, step) as (
      select ${place}::uuid, 0
      union all
      select (
        select o.workspace_id from outbox o where o.failed_at is null and o.workspace_id > walk.id
        order by o.workspace_id limit 1), step + 1
      from walk where id is not null and step < ${batchSize})
    select id from walk where step > 0 and id is not null order by step`.execute(db);
  return rows.map(({ id }) => id);
}

type Due = { readonly workspaceId: string; readonly id: string };

async function findFirst(db: Db, workspaceIds: readonly string[], time: Date): Promise<readonly Due[]> {
  if (workspaceIds.length === 0) return [];
  const share = Math.floor(batchSize / workspaceIds.length);
  // Nothing is put off for so long: what says so was written while a clock was ahead.
  const tooLate = new Date(time.getTime() + longestDelayMs);
  const first = (isDue: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
    select run_at, id from outbox where workspace_id = waiting.id and failed_at is null and ${isDue}
    order by run_at, id limit ${share})`;
  const { rows } = await sql<Due>`
    select waiting.id as "workspaceId", due.id
    from unnest(${[...workspaceIds]}::uuid[]) with ordinality as waiting (id, step)
    cross join lateral (
      ${first(sql`run_at <= ${time}`)} union all ${first(sql`run_at > ${tooLate}`)}) due
    order by waiting.step, due.run_at, due.id`.execute(db);
  return rows;
}
