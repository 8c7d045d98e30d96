import { NotFound } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { getNoteState } from './note-state.ts';
import { visibleTranscripts, type Transcript } from './transcript.ts';

/** Good or Bad, by a reader; the last word counts. */
export async function rateTranscript(ctx: Ctx, id: string, rating: 'Good' | 'Bad'): Promise<Transcript> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const one = () => visibleTranscripts(tx, tx.db).where('transcripts.id', '=', id).executeTakeFirst();
    const found = await one();
    if (!found) throw new NotFound();
    allow(tx, 'transcript.rate', await getNoteState(tx, found.noteId));
    await tx.db
      .updateTable('transcripts')
      .set({ rating, rated_by: viewer.id })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    await tx.record({
      type: 'transcript.rated',
      payload: { fileId: found.fileId ?? '', rating },
      objectId: found.noteId,
    });
    return { ...found, rating };
  });
}
