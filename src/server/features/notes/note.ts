import { textLimits } from '#domain/limits/text-limits.ts';
import { copyHighlights } from '#server/features/highlights/index.ts';
import { writtenColumns, type Writing, type Written } from '#server/kernel/writing/index.ts';
import './tables.ts';

/** An interview, a session, a ticket: what research starts from. Its content is the document of the same id. */
export type Note = Written;

export const noteWriting: Writing<Note> = {
  thing: 'note',
  table: 'notes',
  titleLimit: textLimits.noteTitle,
  columns: (asking) => writtenColumns('notes', asking),
  copyParts: (tx, fromId, id) => copyHighlights(tx, fromId, { type: 'note', id }),
  events: {
    created: (noteId, projectId) => ({ type: 'note.created', payload: { noteId, projectId } }),
    updated: (noteId, changed) => ({ type: 'note.updated', payload: { noteId, changed } }),
    moved: (noteId, from, to) => ({ type: 'note.moved', payload: { noteId, from, to } }),
    locked: (noteId) => ({ type: 'note.locked', payload: { noteId } }),
    unlocked: (noteId) => ({ type: 'note.unlocked', payload: { noteId } }),
    trashed: (noteId) => ({ type: 'note.trashed', payload: { noteId } }),
    restored: (noteId) => ({ type: 'note.restored', payload: { noteId } }),
  },
};
