import type { TranscriptPart } from '#domain/transcripts/transcript.ts';
import { maskWords } from '#editor/transcript/mask-words.ts';
import { placeTranscript } from '#editor/transcript/place-transcript.ts';
import { editYDoc } from '#editor/yjs/edit-y-doc.ts';
import { deriveText, editDocument, recordContentChanged } from '#server/kernel/documents/index.ts';
import { readRedactions } from '#server/features/media/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Writes the words into the note, where everybody who has it open sees them appear. */
export async function placeInNote(
  tx: TxCtx,
  noteId: string,
  placing: { fileId: string | null; parts: readonly TranscriptPart[] },
): Promise<void> {
  const { fileId } = placing;
  const hidden = fileId === null ? [] : await readRedactions(tx.db, tx.workspace.id, fileId);
  const spans = hidden.filter(({ audioMuted }) => audioMuted);
  await editDocument(tx, noteId, (doc) =>
    editYDoc(doc, (tr) => {
      placeTranscript(tr, placing);
      // Words from elsewhere don't know what was hidden in the recording.
      if (fileId !== null) maskWords(tr, { fileId, spans });
    }),
  );
  await deriveText(tx, noteId);
  await recordContentChanged(tx, { kind: 'note', ownerId: noteId });
}
