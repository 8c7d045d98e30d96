import { sql } from 'kysely';
import type { Trait } from '#server/kernel/kinds/index.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Answers quote what they rest on: a sentence goes with what it cites, and what was streamed of its answer. */
export const conversationTrait: Trait = {
  async forget(tx, ids) {
    const workspaceId = tx.workspace.id;
    const { rows } = await sql<{ messageId: string }>`
      with cited as (
        select distinct message_id, sentence from answer_citations where workspace_id = ${workspaceId}
          and (${isAmong('item_id', ids)} or ${isAmong('parent_id', ids)} or ${isAmong('file_id', ids)})
      ), sentences as (
        delete from answer_sentences s using cited where s.workspace_id = ${workspaceId}
          and s.message_id = cited.message_id and s.place = cited.sentence returning 1
      ), citations as (
        delete from answer_citations c using cited where c.workspace_id = ${workspaceId}
          and c.message_id = cited.message_id and c.sentence = cited.sentence returning 1
      )
      select distinct message_id as "messageId" from cited
      union select message_id from answer_sources where workspace_id = ${workspaceId} and ${isAmong('item_id', ids)}`.execute(
      tx.db,
    );
    const messageIds = rows.map(({ messageId }) => messageId);
    await sql`delete from answer_sources where workspace_id = ${workspaceId} and ${isAmong('item_id', ids)}`.execute(
      tx.db,
    );
    await sql`delete from streams where workspace_id = ${workspaceId} and id in (
      select stream_id from conversation_messages m where m.workspace_id = ${workspaceId}
        and ${isAmong('m.id', messageIds)})`.execute(tx.db);
  },
};
