import type { Generated, JSONColumnType } from 'kysely';
import type { FileType } from '#domain/files/file-types.ts';
import type { MediaUploadStatus } from '#domain/media/upload-status.ts';

export type FileOwnerType = 'project' | 'note' | 'insight';
export type ProcessingState = 'NONE' | 'WAITING' | 'PROGRESSING' | 'COMPLETE' | 'ERROR' | 'CANCELLED';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    files: {
      workspace_id: string;
      id: string;
      owner_id: string;
      owner_type: FileOwnerType;
      makes_note: Generated<boolean>;
      name: string;
      content_type: Generated<string>;
      type: Generated<FileType>;
      size: string;
      status: MediaUploadStatus;
      uploaded_bytes: Generated<string>;
      error: string | null;
      width: number | null;
      height: number | null;
      color: string | null;
      duration: number | null;
      media_type: 'AUDIO' | 'VIDEO' | null;
      page_count: number | null;
      processing: Generated<ProcessingState>;
      processing_error_code: string | null;
      processing_error: string | null;
      job_id: string | null;
      created_by: string;
      created_at: Date;
      updated_at: Date;
      uploaded_at: Date | null;
      trashed_at: Date | null;
      trashed_by: string | null;
      version: Generated<number>;
      /** Each change of the redactions makes the next. */
      redaction: Generated<number>;
    };
    file_outputs: {
      workspace_id: string;
      file_id: string;
      kind: string;
      meta: JSONColumnType<Record<string, unknown>>;
      bytes: string;
      created_at: Date;
    };
    stored_garbage: { workspace_id: string; prefix: string; created_at: Generated<Date> };
  }
}
