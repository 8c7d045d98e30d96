import type { Feature } from '#server/platform/app/feature.ts';
import { notesSchema } from './resolvers.ts';
import { noteContentChanged } from './subscribers.ts';
import { noteKind } from './note.kind.ts';

export { insertNote } from './create-note.ts';
export { getNotes } from './policy.ts';
export { noteLoader } from './note-loader.ts';
export { noteColumns, type Note } from './note.ts';
export { getNote } from './policy.ts';
export { getVisibleNote, visibleNotes } from './queries.ts';
export { touchNote } from './touch-note.ts';
export { removeSampleNotes } from './remove-sample-notes.ts';

export const notes: Feature = {
  name: 'notes',
  kinds: [noteKind],
  schema: () => notesSchema,
  subscribers: () => [noteContentChanged],
};
