import { sql } from 'kysely';
import { forgetCited } from '#server/features/answering/index.ts';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { summaryTables } from './summary-tables.ts';
import './tables.ts';

/** The summary of a project quotes its notes: a sentence goes with what it cites, and what was streamed of it. */
export const summaryTrait: Trait = {
  async forget(tx, ids) {
    const summaryIds = await forgetCited(tx, summaryTables, ids);
    await sql`delete from streams where workspace_id = ${tx.workspace.id} and id in (
      select stream_id from summaries s where s.workspace_id = ${tx.workspace.id}
        and (${isAmong('s.id', summaryIds)} or ${isAmong('s.object_id', ids)}))`.execute(tx.db);
  },
};
