import { sql } from 'kysely';
import type { FileType } from '#domain/files/file-types.ts';
import type { MediaUploadStatus } from '#domain/media/upload-status.ts';
import { rankOf } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { FileOwnerType, ProcessingState } from './tables.ts';
import './tables.ts';

/** An attachment: a recording, a document, a picture. */
export type StoredFile = {
  readonly id: string;
  readonly ownerId: string;
  readonly ownerType: FileOwnerType;
  readonly name: string;
  readonly contentType: string;
  readonly type: FileType;
  readonly size: number;
  readonly status: MediaUploadStatus;
  readonly uploadedBytes: number;
  readonly error: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly duration: number | null;
  readonly mediaType: 'AUDIO' | 'VIDEO' | null;
  readonly pageCount: number | null;
  readonly processing: ProcessingState;
  readonly processingErrorCode: string | null;
  readonly processingError: string | null;
  /** How far the job is; null where none was started. */
  readonly jobId: string | null;
  readonly progress: number | null;
  readonly doing: string | null;
  readonly createdBy: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly trashedAt: Date | null;
  readonly version: number;
  /** 0: nothing of it was ever redacted. */
  readonly redaction: number;
  /** What the asking person may do with its owner, before the cap of their role. */
  readonly rank: number;
};

/** For rows of `files` joined with `access_objects` as their owner. */
export function fileColumns(asking: Pick<Ctx, 'actor' | 'workspace'>) {
  const job = (column: string) => sql`(select ${sql.ref(`j.${column}`)} from jobs j
    where j.workspace_id = files.workspace_id and j.id = files.job_id)`;
  return [
    'files.id',
    'files.owner_id as ownerId',
    'files.owner_type as ownerType',
    'files.name',
    'files.content_type as contentType',
    'files.type',
    // Below 10 GB: exact as a number.
    sql<number>`files.size::double precision`.as('size'),
    'files.status',
    sql<number>`files.uploaded_bytes::double precision`.as('uploadedBytes'),
    'files.error',
    'files.width',
    'files.height',
    'files.color',
    'files.duration',
    'files.media_type as mediaType',
    'files.page_count as pageCount',
    // A job that was given up or cancelled ended without a word to the file.
    sql<ProcessingState>`case when files.processing in ('WAITING', 'PROGRESSING') then
      case ${job('state')} when 'failed' then 'ERROR' when 'cancelled' then 'CANCELLED' else files.processing end
      else files.processing end`.as('processing'),
    'files.processing_error_code as processingErrorCode',
    sql<string | null>`coalesce(files.processing_error, ${job('error')}, ${job('cancel_reason')})`.as(
      'processingError',
    ),
    'files.job_id as jobId',
    sql<number | null>`${job('progress')}::double precision`.as('progress'),
    sql<string | null>`${job('doing')}`.as('doing'),
    'files.created_by as createdBy',
    'files.created_at as createdAt',
    'files.updated_at as updatedAt',
    'files.trashed_at as trashedAt',
    'files.version',
    'files.redaction',
    rankOf(asking, 'access_objects.source_id').as('rank'),
  ] as const;
}
