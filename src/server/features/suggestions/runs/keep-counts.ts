import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

export type RunCounts = {
  readonly proposed: number;
  readonly applied: number;
  readonly model: string | null;
  readonly problem: string | null;
  readonly lookedTo: string | null;
};

/** Adds what a turn found, with the step that found it. */
export async function keepCounts(
  tx: TxCtx,
  id: string,
  { proposed, applied, model, problem, lookedTo }: RunCounts,
): Promise<void> {
  await sql`
    update suggestion_runs set proposed = proposed + ${proposed}, applied = applied + ${applied},
      looked_to = ${lookedTo}::uuid, model = coalesce(${model}::text, model), problem = coalesce(${problem}::text, problem)
    where workspace_id = ${tx.workspace.id} and id = ${id}`.execute(tx.db);
}
