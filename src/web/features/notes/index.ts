export { NewNoteButton } from './new-note-button.tsx';
export { noteColumns } from './note-columns.tsx';
