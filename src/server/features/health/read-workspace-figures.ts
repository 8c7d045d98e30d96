import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';

export type WorkspaceFigures = {
  readonly waiting: number;
  readonly running: number;
  readonly oldestWaitingAt: Date | null;
  readonly failedJobs: number;
  readonly lastFailedJobAt: Date | null;
  readonly failedReceipts: number;
  readonly failedSearchReceipts: number;
  readonly lastFailedReceiptAt: Date | null;
  readonly oldestReceiptAt: Date | null;
  readonly builtAt: Date | null;
  readonly generationOn: boolean;
  readonly ownModel: string | null;
  readonly lastModelOutcome: string | null;
  readonly lastModelFailureAt: Date | null;
};

/** Of this workspace alone, in one statement. */
export async function readWorkspaceFigures(
  db: Db,
  workspaceId: string,
  since: Date,
): Promise<WorkspaceFigures> {
  const { rows } = await sql<WorkspaceFigures>`
    with work as (
      select count(*) filter (where state = 'waiting')::int as waiting,
        count(*) filter (where state = 'running')::int as running,
        min(created_at) filter (where state = 'waiting') as oldest,
        count(*) filter (where state = 'failed' and finished_at > ${since})::int as failed,
        max(finished_at) filter (where state = 'failed') as last_failed
      from jobs where workspace_id = ${workspaceId} and state in ('waiting', 'running', 'failed')
    ), receipts as (
      select count(*) filter (where failed_at is not null)::int as failed,
        count(*) filter (where failed_at is not null and subscriber like 'search.%')::int as failed_search,
        max(failed_at) as last_failed, min(run_at) filter (where failed_at is null) as oldest
      from outbox where workspace_id = ${workspaceId}
    ), used as (
      select outcome, created_at from model_uses where workspace_id = ${workspaceId} order by created_at desc limit 1
    )
    select work.waiting, work.running, work.oldest as "oldestWaitingAt", work.failed as "failedJobs",
      work.last_failed as "lastFailedJobAt", receipts.failed as "failedReceipts",
      receipts.failed_search as "failedSearchReceipts", receipts.last_failed as "lastFailedReceiptAt",
      receipts.oldest as "oldestReceiptAt",
      (select built_at from search_states where workspace_id = ${workspaceId}) as "builtAt",
      coalesce((select generation_on from model_settings where workspace_id = ${workspaceId}), true) as "generationOn",
      (select model from model_settings where workspace_id = ${workspaceId}) as "ownModel",
      (select outcome from used) as "lastModelOutcome",
      (select created_at from used where outcome not in ('done', 'cancelled')) as "lastModelFailureAt"
    from work, receipts`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('The statement had no row');
  return figures;
}
