import type { Generated } from 'kysely';

export type BulkSource = 'FOLDER' | 'ARCHIVE';
export type BulkStatus = 'UPLOADING' | 'READY' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'CANCELLED' | 'UNDONE';
export type BulkFileState = 'WAITING' | 'UPLOADED' | 'IMPORTED' | 'SKIPPED' | 'FAILED' | 'CANCELLED';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    bulk_imports: {
      workspace_id: string;
      id: string;
      source: BulkSource;
      name: string;
      status: BulkStatus;
      project_id: string | null;
      makes_project: Generated<boolean>;
      field_id: string | null;
      makes_field: Generated<boolean>;
      folder_id: string | null;
      error: string | null;
      job_id: string | null;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
    };
    bulk_import_files: {
      workspace_id: string;
      id: string;
      import_id: string;
      number: number;
      path: string;
      size: string;
      state: BulkFileState;
      reason: string | null;
      project_id: string | null;
      file_id: string | null;
      note_id: string | null;
    };
  }
}
