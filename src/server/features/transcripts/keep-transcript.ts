import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Says that the words of a recording are in its note already, so that no engine writes them again over them. */
export async function keepTranscript(
  tx: TxCtx,
  { fileId, noteId, by }: { fileId: string; noteId: string; by: string },
): Promise<void> {
  await tx.db
    .insertInto('transcripts')
    .values({
      workspace_id: tx.workspace.id,
      id: tx.newId(),
      file_id: fileId,
      note_id: noteId,
      origin: 'IMPORT',
      status: 'COMPLETE',
      requested_by: by,
      created_at: tx.now(),
      finished_at: tx.now(),
    })
    .execute();
}
