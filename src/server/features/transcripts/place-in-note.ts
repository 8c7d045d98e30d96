import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { placeTranscript } from '#editor/transcript/place-transcript.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Writes the words into the note, where everybody who has it open sees them appear. */
export async function placeInNote(
  tx: TxCtx,
  noteId: string,
  placing: { fileId: string | null; parts: readonly TranscriptPart[] },
): Promise<void> {
  await editDocument(tx, noteId, (doc) => editYDoc(doc, (tr) => placeTranscript(tr, placing)));
  await deriveText(tx, noteId);
  await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
}
