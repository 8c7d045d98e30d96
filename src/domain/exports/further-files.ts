import type { TypeOf } from '#domain/codec/codec.ts';
import { exportedCanvasCodec, exportedReelCodec } from './board-codecs.ts';
import {
  exportedChannelCodec,
  exportedDataPointCodec,
  exportedThemeCodec,
  exportedTopicCodec,
} from './channel-codecs.ts';
import { exportedCommentCodec, exportedThreadCodec } from './comment-codecs.ts';
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
  commentThreads: { name: 'comment-threads.jsonl', codec: exportedThreadCodec },
  comments: { name: 'comments.jsonl', codec: exportedCommentCodec },
  reels: { name: 'reels.jsonl', codec: exportedReelCodec },
  canvases: { name: 'canvases.jsonl', codec: exportedCanvasCodec },
  projectCategories: { name: 'project-categories.jsonl', codec: exportedCategoryCodec },
  channels: { name: 'channels.jsonl', codec: exportedChannelCodec },
  topics: { name: 'topics.jsonl', codec: exportedTopicCodec },
  themes: { name: 'themes.jsonl', codec: exportedThemeCodec },
  dataPoints: { name: 'data-points.jsonl', codec: exportedDataPointCodec },
} as const;
export type FurtherFile = keyof typeof furtherFiles;
export type FurtherRow<F extends FurtherFile> = TypeOf<(typeof furtherFiles)[F]['codec']>;

/** Of the archive, whatever projects are in it: each line of the manifest names the same file. */
export const sharedFiles = [
  'projectCategories',
  'channels',
  'topics',
  'themes',
  'dataPoints',
] as const satisfies readonly FurtherFile[];
