import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { readAsTranscript } from '#engines/captions/recognize-transcript.ts';
import { mostTranscriptText } from './find-transcript.ts';
import { addOffer } from './transcript-offers.ts';

type DroppedFile = Pick<File, 'name' | 'size' | 'text'>;

/** A file in a note stays a file until somebody wants its words: as with pasted text, an offer and no surprise. */
export async function offerTranscript(editor: Editor, file: DroppedFile, fileId: string): Promise<void> {
  if (!/\.(?:vtt|srt|txt)$/i.test(file.name) || file.size > mostTranscriptText) return;
  const parts = readAsTranscript(await file.text());
  if (!parts) return;
  const place = editor.isDestroyed || !editor.isEditable ? null : placeOfFile(editor.state.doc, fileId);
  if (!place) return;
  const label = `“${file.name}” looks like a transcript.`;
  addOffer(editor, { ...place, label, parts, fileIdOf: ({ state }) => onlyRecording(state.doc) });
}

/** Null when somebody has taken it out since. */
export function placeOfFile(doc: Node, fileId: string): { from: number; to: number } | null {
  let place: { from: number; to: number } | null = null;
  doc.forEach((node, from) => {
    if (node.type.name === 'file' && node.attrs['fileId'] === fileId)
      place = { from, to: from + node.nodeSize };
  });
  return place;
}

/** The recording that the words can only be of. One with words of its own keeps those. */
export function onlyRecording(doc: Node): string | null {
  const recordings: unknown[] = [];
  const spoken = new Set<unknown>();
  doc.descendants((node) => {
    if (node.type.name === 'audioVideo') recordings.push(node.attrs['fileId']);
    if (node.type.name === 'utterance') spoken.add(node.attrs['fileId']);
    return !node.isTextblock;
  });
  const [only] = recordings;
  return recordings.length === 1 && typeof only === 'string' && !spoken.has(only) ? only : null;
}
