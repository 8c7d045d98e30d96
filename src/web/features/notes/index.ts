export { keepTypedNoteTitle, keptNoteTitle } from './kept-title.ts';
export { NewNoteButton } from './new-note-button.tsx';
export { noteColumns } from './note-columns.tsx';
export { useNewNote } from './use-new-note.ts';
