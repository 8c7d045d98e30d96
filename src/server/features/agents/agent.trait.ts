import { sql } from 'kysely';
import { forgetCited } from '#server/features/answering/index.ts';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { runTables } from './run-tables.ts';
import './tables.ts';

/** A run quotes what it read: a sentence goes with what it cites, and what was streamed of it. */
export const agentTrait: Trait = {
  async forget(tx, ids) {
    const runIds = await forgetCited(tx, runTables, ids);
    await sql`delete from streams where workspace_id = ${tx.workspace.id} and id in (
      select stream_id from agent_runs r where r.workspace_id = ${tx.workspace.id}
        and ${isAmong('r.id', runIds)})`.execute(tx.db);
  },
};
