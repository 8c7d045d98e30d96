import type { Generated, JSONColumnType } from 'kysely';
import type { ProjectContents } from './refi/contents.ts';

/** Of what a row says what it was in a file. */
export type OriginKind =
  | 'project'
  | 'note'
  | 'insight'
  | 'highlight'
  | 'coding'
  | 'part'
  | 'tag'
  | 'tagGroup'
  | 'tagBoard'
  | 'field'
  | 'person'
  | 'comment'
  | 'set'
  | 'view';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    project_imports: {
      workspace_id: string;
      id: string;
      project_id: string | null;
      into_new: Generated<boolean>;
      file_name: string;
      status: 'UPLOADING' | 'READY' | 'RUNNING' | 'COMPLETE' | 'FAILED' | 'UNDONE';
      contents: JSONColumnType<ProjectContents> | null;
      note_count: Generated<number>;
      field_ids: Generated<string[]>;
      made: JSONColumnType<object> | null;
      reports: Generated<string[]>;
      error: string | null;
      job_id: string | null;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
    };
    refi_origins: {
      workspace_id: string;
      object_id: string;
      project_id: string;
      import_id: string | null;
      kind: OriginKind;
      guid: string;
      kept: JSONColumnType<object>;
    };
  }
}
