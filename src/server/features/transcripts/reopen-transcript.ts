import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/platform/jobs/tables.ts';
import './tables.ts';

/**
 * For commands that put its job in the queue again. False where nothing waits for it: its recording is gone, or was
 * transcribed again since, and the words would be in the note twice.
 */
export async function reopenTranscript(tx: TxCtx, jobId: string): Promise<boolean> {
  const reopened = await tx.db
    .updateTable('transcripts')
    .set({ status: 'REQUESTED', error: null, finished_at: null })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', (row) =>
      row
        .selectFrom('jobs')
        .select(sql<string>`(payload->>'transcriptId')::uuid`.as('id'))
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', jobId),
    )
    .where(isWorthAnotherTry('transcripts'))
    .returning('id')
    .executeTakeFirst();
  return reopened !== undefined;
}

export const isWorthAnotherTry = (transcript: string) => sql<boolean>`
  ${sql.ref(`${transcript}.status`)} = 'FAILED' and ${sql.ref(`${transcript}.file_id`)} is not null
  and not exists (select 1 from transcripts later
    where later.workspace_id = ${sql.ref(`${transcript}.workspace_id`)}
      and later.file_id = ${sql.ref(`${transcript}.file_id`)}
      and (later.created_at, later.id) > (${sql.ref(`${transcript}.created_at`)}, ${sql.ref(`${transcript}.id`)}))`;
