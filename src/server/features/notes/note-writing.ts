import { textLimits } from '#domain/limits/text-limits.ts';
import { copyHighlights } from '#server/features/highlights/index.ts';
import { writtenColumns, type Writing } from '#server/kernel/writing/index.ts';
import type { Note } from './note.ts';
import './tables.ts';

/** How notes are kept, for the commands of every written thing. */
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
