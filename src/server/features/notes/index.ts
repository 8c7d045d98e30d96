import type { DocumentJson } from '#editor/schema/document-json.ts';
import {
  contentChanged,
  fillWritten,
  getAllWritten,
  getWritten,
  insertManyWritten,
  insertWritten,
  removeSampleWritten,
  writtenLoader,
  type NewWritten,
  type PreparedWritten,
  type WrittenState,
} from '#server/kernel/writing/index.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { noteKind } from './note.kind.ts';
import { noteWriting } from './note-writing.ts';
import type { Note } from './note.ts';
import { notesSchema } from './resolvers.ts';

export { getVisibleNote, visibleNotes } from './queries.ts';
export { touchNotes } from './update-note.ts';
export type { Note };

export const insertNote = (tx: TxCtx, note: NewWritten & { createdBy: string }): Promise<Note> =>
  insertWritten(noteWriting, tx, note);
export const insertNotes = (
  tx: TxCtx,
  notes: { projectId: string; createdBy: string; all: readonly PreparedWritten[] },
): Promise<void> => insertManyWritten(noteWriting, tx, notes);
export const getNotes = (tx: TxCtx, ids: readonly string[]): Promise<WrittenState[]> =>
  getAllWritten(noteWriting, tx, ids);
export const getNote = (tx: TxCtx, id: string): Promise<WrittenState> => getWritten(noteWriting, tx, id);
export const fillNote = (
  tx: TxCtx,
  id: string,
  start: { title: string; content: DocumentJson },
): Promise<WrittenState> => fillWritten(noteWriting, tx, id, start);
export const removeSampleNotes = (tx: TxCtx): Promise<void> => removeSampleWritten(noteWriting, tx);
export const noteLoader = writtenLoader(noteWriting);

export const notes: Feature = {
  name: 'notes',
  kinds: [noteKind],
  schema: () => notesSchema,
  subscribers: () => [contentChanged(noteWriting)],
};
