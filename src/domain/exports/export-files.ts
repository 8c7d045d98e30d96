import type { TypeOf } from '#domain/codec/codec.ts';
import {
  exportedFileCodec,
  exportedInsightCodec,
  exportedInsightFileCodec,
  exportedNoteCodec,
} from './document-codecs.ts';
import {
  exportedFieldCodec,
  exportedFieldPreferenceCodec,
  exportedFieldSetCodec,
  exportedQuestionCodec,
  exportedQuestionResponseCodec,
} from './field-codecs.ts';
import { fileSystemEntryCodec, manifestCodec } from './manifest.ts';
import { exportedProjectCodec, exportedViewCodec } from './project-codecs.ts';
import { exportedTagBoardCodec, exportedTagCodec, exportedTagGroupCodec } from './tag-codecs.ts';

/** The files of a community export, by what they hold; each is JSON lines of its codec. */
export const exportFiles = {
  insights: { name: 'insights.jsonl', codec: exportedInsightCodec },
  notes: { name: 'notes.jsonl', codec: exportedNoteCodec },
  fields: { name: 'fields.jsonl', codec: exportedFieldCodec },
  fieldSets: { name: 'field-sets.jsonl', codec: exportedFieldSetCodec },
  projectFieldPreferences: { name: 'project-field-preferences.jsonl', codec: exportedFieldPreferenceCodec },
  tagBoards: { name: 'tag-boards.jsonl', codec: exportedTagBoardCodec },
  tagGroups: { name: 'tag-groups.jsonl', codec: exportedTagGroupCodec },
  tags: { name: 'tags.jsonl', codec: exportedTagCodec },
  files: { name: 'files.jsonl', codec: exportedFileCodec },
  insightFiles: { name: 'insight-files.jsonl', codec: exportedInsightFileCodec },
  projectViews: { name: 'project-views.jsonl', codec: exportedViewCodec },
  project: { name: 'project.jsonl', codec: exportedProjectCodec },
  questions: { name: 'questions.jsonl', codec: exportedQuestionCodec },
  questionResponses: { name: 'question-responses.jsonl', codec: exportedQuestionResponseCodec },
  manifest: { name: 'manifest.jsonl', codec: manifestCodec },
  fileSystem: { name: 'file-system.jsonl', codec: fileSystemEntryCodec },
} as const;
export type ExportFile = keyof typeof exportFiles;
export type ExportRow<F extends ExportFile> = TypeOf<(typeof exportFiles)[F]['codec']>;
