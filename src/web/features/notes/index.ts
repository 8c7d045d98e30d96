export { NewNoteButton } from './new-note-button.tsx';
export { noteColumns } from './note-columns.tsx';
export { notesCache } from './notes-cache.ts';
