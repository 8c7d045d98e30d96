import type { TypeOf } from '#domain/codec/codec.ts';
import { literal, refine, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object, optional } from '#domain/codec/structures.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { fileUploadStatuses } from '#domain/media/upload-status.ts';

/** Inside the export only: an import that follows `..` or a root would read what is not part of it. */
export const exportPathCodec = refine(string, 'relative file path', isExportPath);

export function isExportPath(path: string): boolean {
  if (
    path.length > textLimits.bulkImportFilePath.max ||
    /[\\\p{Cc}]/u.test(path) ||
    /^[A-Za-z]:/.test(path)
  ) {
    return false;
  }
  return path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
}

const upload = object(
  { uploadStatus: literal(...fileUploadStatuses), filepath: exportPathCodec },
  'uploaded file',
);

export const manifestCodec = object(
  {
    projectIds: array(uuid),
    project: upload,
    projectViews: upload,
    projectFieldPreferences: upload,
    notes: upload,
    insights: upload,
    files: upload,
    fields: upload,
    fieldSets: upload,
    tags: upload,
    tagBoards: upload,
    tagGroups: upload,
    questions: upload,
    questionResponses: upload,
    insightFiles: optional(upload),
    highlights: optional(upload),
    fieldValues: optional(upload),
    people: optional(upload),
    notePeople: optional(upload),
    commentThreads: optional(upload),
    comments: optional(upload),
    reels: optional(upload),
    canvases: optional(upload),
    projectCategories: optional(upload),
    channels: optional(upload),
    topics: optional(upload),
    themes: optional(upload),
    dataPoints: optional(upload),
  },
  'export manifest',
);
export type Manifest = TypeOf<typeof manifestCodec>;

/** Every file of the export with its path, without folders as entries of their own. */
export const fileSystemEntryCodec = object({ path: exportPathCodec, fileId: nullable(uuid) }, 'file entry');
export type FileSystemEntry = TypeOf<typeof fileSystemEntryCodec>;

export const exportConfigCodec = object(
  { title: string, projectCategoryIds: array(uuid), projectIds: array(uuid) },
  'export config',
);
export type ExportConfig = TypeOf<typeof exportConfigCodec>;
