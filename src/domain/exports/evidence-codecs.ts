import type { TypeOf } from '#domain/codec/codec.ts';
import { boolean, finite, instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { audioVideoTypes } from '#domain/highlights/highlight.ts';
import { pdfAreaCodec } from '#domain/highlights/pdf-area.ts';

/** A highlight with a mark is where its document marks it; the others say here where they are. */
export const exportedHighlightCodec = object(
  {
    id: uuid,
    objectId: uuid,
    marked: boolean,
    text: string,
    tagIds: array(uuid),
    recording: nullable(
      object(
        { fileId: uuid, startTime: finite, endTime: finite, type: literal(...audioVideoTypes) },
        'recording',
      ),
    ),
    areas: nullable(array(pdfAreaCodec)),
    createdAt: instant,
  },
  'exported highlight',
);
export type ExportedHighlight = TypeOf<typeof exportedHighlightCodec>;

/** Of a note, an insight, a contact or the project. Lists of ids have a comma between. */
export const exportedFieldValueCodec = object(
  { objectId: uuid, fieldId: uuid, value: string },
  'field value',
);
export type ExportedFieldValue = TypeOf<typeof exportedFieldValueCodec>;

export const exportedPersonCodec = object(
  { id: uuid, name: string, email: nullable(string) },
  'exported person',
);
export type ExportedPerson = TypeOf<typeof exportedPersonCodec>;

export const exportedNotePersonCodec = object(
  { noteId: uuid, personId: uuid, kind: literal('participant', 'speaker'), rank: finite },
  'person of a note',
);
export type ExportedNotePerson = TypeOf<typeof exportedNotePersonCodec>;

/** A folder that a project of the file is in, or one above it. */
export const exportedCategoryCodec = object(
  { id: uuid, title: string, rank: finite, parentId: nullable(uuid) },
  'project category',
);
export type ExportedCategory = TypeOf<typeof exportedCategoryCodec>;
