import { sql } from 'kysely';
import { idsIn, type Kind } from '#server/kernel/kinds/index.ts';
import {
  restoreWritten,
  writingProperties,
  writingSearch,
  writingStale,
} from '#server/kernel/writing/index.ts';
import { noteWriting } from './note-writing.ts';
import './tables.ts';

export const noteKind: Kind = {
  name: 'note',
  content: {
    type: 'note',
    table: 'notes',
    inProject: true,
    restore: (ctx, id) => restoreWritten(noteWriting, ctx, [id]),
    purged: (noteId) => ({ type: 'note.purged', payload: { noteId } }),
  },
  document: {
    kind: 'note',
    changed: (noteId) => ({ type: 'note.contentChanged', payload: { noteId } }),
  },
  search: writingSearch({ thing: 'note', table: 'notes', type: 'NOTE', published: sql`false` }),
  stale: {
    after: (event) => writingStale(event, 'NOTE', idsIn(event.payload, 'noteId', 'noteIds')),
    except: ['note.locked', 'note.unlocked'],
  },
  filter: {
    target: 'note',
    table: 'notes',
    document: 'notes.id',
    properties: (asking) => writingProperties(asking, 'notes'),
  },
};
