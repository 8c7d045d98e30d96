import { sql } from 'kysely';
import { forgetCited } from '#server/features/answering/index.ts';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { answerTables } from './answer/answer-tables.ts';
import './tables.ts';

/** Answers quote what they rest on: a sentence goes with what it cites, and what was streamed of its answer. */
export const conversationTrait: Trait = {
  async forget(tx, ids) {
    const messageIds = await forgetCited(tx, answerTables, ids);
    await sql`delete from streams where workspace_id = ${tx.workspace.id} and id in (
      select stream_id from conversation_messages m where m.workspace_id = ${tx.workspace.id}
        and ${isAmong('m.id', messageIds)})`.execute(tx.db);
  },
};
