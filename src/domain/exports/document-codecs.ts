import { noteSummaryFields } from '#domain/ai/summary.ts';
import type { TypeOf } from '#domain/codec/codec.ts';
import {
  boolean,
  instant,
  literal,
  positiveInteger,
  string,
  unknown,
  uuid,
} from '#domain/codec/primitives.ts';
import { nullable, object, optional, record } from '#domain/codec/structures.ts';
import { fileTypes } from '#domain/files/file-types.ts';
import { insightStatuses } from '#domain/insights/insight-status.ts';

const documentFields = {
  id: uuid,
  title: string,
  locked: boolean,
  /** The editor's own JSON; its schema is checked where it is opened. */
  content: nullable(record(unknown)),
  fileId: nullable(uuid),
  published: boolean,
  createdAt: optional(instant),
};

export const exportedInsightCodec = object(
  { ...documentFields, status: optional(literal(...insightStatuses)) },
  'exported insight',
);
export type ExportedInsight = TypeOf<typeof exportedInsightCodec>;

export const exportedNoteCodec = object({ ...documentFields, ...noteSummaryFields }, 'exported note');
export type ExportedNote = TypeOf<typeof exportedNoteCodec>;

export const exportedFileCodec = object(
  {
    id: uuid,
    imageWidth: nullable(positiveInteger),
    imageHeight: nullable(positiveInteger),
    imageColor: nullable(string),
    originalName: string,
    type: literal(...fileTypes),
    downloadUrl: nullable(string),
    /** The note, insight or project that it is in. */
    ownerId: optional(uuid),
  },
  'exported file',
);
export type ExportedFile = TypeOf<typeof exportedFileCodec>;

/** Which files an insight shows. */
export const exportedInsightFileCodec = object({ insightId: uuid, fileId: uuid }, 'file of an insight');
export type ExportedInsightFile = TypeOf<typeof exportedInsightFileCodec>;
