import { sql } from 'kysely';
import type { Db } from '#server/platform/db/database.ts';
import { documentsChannel, mostSeqs } from './document-notice.ts';
import './tables.ts';

export type UpdatesOfDocument = {
  workspaceId: string;
  documentId: string;
  /** Who need not hear of it; the others read it from the log. */
  nodeId: string;
  time: Date;
  updates: readonly { update: Uint8Array; memberId: string | null }[];
};

/** One statement of one shape, however many: people wait for each round trip, and it is prepared only once. */
export async function insertUpdates(
  db: Db,
  { workspaceId, documentId, nodeId, time, updates }: UpdatesOfDocument,
): Promise<void> {
  await sql`
    with added as (
      insert into document_updates (workspace_id, document_id, update, member_id, created_at)
      select ${workspaceId}::uuid, ${documentId}::uuid, given.update, given.member_id, ${time}::timestamptz
      from unnest(
        ${updates.map(({ update }) => Buffer.from(update))}::bytea[],
        ${updates.map(({ memberId }) => memberId)}::uuid[]
      ) with ordinality as given (update, member_id, turn)
      order by given.turn
      returning seq
    ), touched as (
      update documents set text_current = false, edited_at = ${time}::timestamptz
      where workspace_id = ${workspaceId}::uuid and id = ${documentId}::uuid
    )
    select pg_notify(${documentsChannel}, json_build_object(
      'workspaceId', ${workspaceId}::text, 'documentId', ${documentId}::text, 'nodeId', ${nodeId}::text,
      'seqs', case when count(*) > ${mostSeqs}::int then '[]'::json else json_agg(seq::text) end)::text)
    from added`.execute(db);
}
