import type { Feature } from '#server/platform/app/feature.ts';
import { notesSchema } from './resolvers.ts';
import { noteContentChanged } from './subscribers.ts';

export { insertNote } from './create-note.ts';
export { noteLoader } from './note-loader.ts';
export { removeSampleNotes } from './remove-sample-notes.ts';

export const notes: Feature = {
  name: 'notes',
  schema: () => notesSchema,
  subscribers: () => [noteContentChanged],
};
