import { NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { parseTranscript } from '#engines/captions/parse-transcript.ts';
import { getFileState } from '#server/features/files/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { cancelJob } from '#server/platform/jobs/cancel-job.ts';
import { getNoteState } from './note-state.ts';
import { placeInNote } from './place-in-note.ts';
import { visibleTranscripts, type Transcript } from './transcript.ts';

export type TranscriptImport = { noteId: string; fileId: string | null; content: string };

/** VTT, SRT or text with speakers, behind the recording it belongs to or at the end of the note. */
export async function importTranscript(ctx: Ctx, input: TranscriptImport): Promise<Transcript> {
  const { viewer } = requireMember(ctx);
  const parts = accept(parseTranscript(input.content));
  return inTransaction(ctx, async (tx) => {
    const note = await getNoteState(tx, input.noteId);
    allow(tx, 'transcript.update', note);
    if (input.fileId !== null) {
      const file = await getFileState(tx, input.fileId);
      // A file of another note would carry this note's words to people who may not see them.
      if (file.ownerId !== input.noteId) throw new NotFound();
    }
    if (input.fileId !== null) await endRequest(tx, input.fileId);
    const id = tx.newId();
    await tx.db
      .insertInto('transcripts')
      .values({
        workspace_id: tx.workspace.id,
        id,
        file_id: input.fileId,
        note_id: input.noteId,
        origin: 'IMPORT',
        status: 'COMPLETE',
        duration: parts.at(-1)?.end ?? 0,
        requested_by: viewer.id,
        created_at: tx.now(),
        finished_at: tx.now(),
      })
      .execute();
    await placeInNote(tx, input.noteId, { fileId: input.fileId, parts });
    await tx.record({
      type: 'transcript.completed',
      payload: { fileId: input.fileId, noteId: input.noteId },
      objectId: input.noteId,
    });
    return visibleTranscripts(tx, tx.db).where('transcripts.id', '=', id).executeTakeFirstOrThrow();
  });
}

/** What a person brings counts more than what an engine is still writing: it must not come later and replace it. */
async function endRequest(tx: TxCtx, fileId: string): Promise<void> {
  const ended = await tx.db
    .updateTable('transcripts')
    .set({ status: 'CANCELLED', finished_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('file_id', '=', fileId)
    .where('status', '=', 'REQUESTED')
    .returning('job_id as jobId')
    .execute();
  for (const { jobId } of ended) if (jobId !== null) await cancelJob(tx, jobId);
}
