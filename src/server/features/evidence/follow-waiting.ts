import { sql } from 'kysely';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { eachWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { followEvidence } from './follow-evidence.ts';
import './tables.ts';

const perRound = 50;

/** Reads the evidence of insights that were written before it was kept, some of them a round. */
export async function followWaiting(
  services: Pick<Services, 'database' | 'systemCtx'>,
  signal: AbortSignal,
): Promise<void> {
  for await (const workspace of eachWorkspace(services, signal)) {
    await inTransaction(services.systemCtx(workspace), followSome);
  }
}

async function followSome(tx: TxCtx): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    delete from evidence_waiting where workspace_id = ${tx.workspace.id} and insight_id in (
      select insight_id from evidence_waiting where workspace_id = ${tx.workspace.id}
      order by insight_id limit ${perRound} for update skip locked)
    returning insight_id as id`.execute(tx.db);
  for (const { id } of rows) await followEvidence(tx, id);
}
