import type { FileType } from '#domain/files/file-types.ts';
import { countOf } from '#domain/text/count-of.ts';

const names: Readonly<Record<FileType, string>> = {
  AUDIO: 'audio recording',
  VIDEO: 'video',
  IMAGE: 'picture',
  DOCUMENT: 'document',
  SPREADSHEET: 'table',
  PRESENTATION: 'presentation',
  OTHER: 'other file',
};

/** '12 documents, 3 videos' */
export function typesLabel(types: readonly { type: FileType; count: number }[]): string {
  return types.map(({ type, count }) => countOf(count, names[type])).join(', ');
}
