import type { TypeOf } from '#domain/codec/codec.ts';
import {
  exportedCategoryCodec,
  exportedFieldValueCodec,
  exportedHighlightCodec,
  exportedNotePersonCodec,
  exportedPersonCodec,
} from './evidence-codecs.ts';

/** What the sixteen files of the format have no place for. A reader that doesn’t know them passes them over. */
export const furtherFiles = {
  highlights: { name: 'highlights.jsonl', codec: exportedHighlightCodec },
  fieldValues: { name: 'field-values.jsonl', codec: exportedFieldValueCodec },
  people: { name: 'people.jsonl', codec: exportedPersonCodec },
  notePeople: { name: 'note-people.jsonl', codec: exportedNotePersonCodec },
  projectCategories: { name: 'project-categories.jsonl', codec: exportedCategoryCodec },
} as const;
export type FurtherFile = keyof typeof furtherFiles;
export type FurtherRow<F extends FurtherFile> = TypeOf<(typeof furtherFiles)[F]['codec']>;
