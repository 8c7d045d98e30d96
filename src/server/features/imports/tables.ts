import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import type { ColumnChoice, ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import type { FieldBefore } from '#server/features/fields/index.ts';
import type { NoteAnswer } from '#server/features/questions/index.ts';
import type { TagBefore } from '#server/features/tags/index.ts';
import type { FoundTable } from './table/found-table.ts';
import type { QuestionsOfImport } from './write/questions-of-import.ts';
import type { MadeByImport } from './write/resolve-columns.ts';

export type ImportStatus =
  | 'UPLOADING'
  | 'READY'
  | 'RUNNING'
  | 'COMPLETE'
  | 'FAILED'
  | 'CANCELLED'
  | 'UNDOING'
  | 'UNDONE';
export type ProblemKind = 'DUPLICATE' | 'INVALID';

/** What an updated thing had before. */
export type Before = {
  readonly id: string;
  readonly title?: string;
  readonly name?: string;
  readonly cells: readonly { readonly fieldId: string; readonly value: string | null }[];
  readonly answers?: readonly Omit<NoteAnswer, 'noteId'>[];
  readonly tag?: TagBefore;
  readonly field?: FieldBefore;
};

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    imports: {
      workspace_id: string;
      id: string;
      target: ImportTarget;
      project_id: string | null;
      channel_id: string | null;
      board_id: string | null;
      field_owner: FieldOwner | null;
      file_name: string;
      bytes: string;
      status: ImportStatus;
      found: JSONColumnType<FoundTable> | null;
      columns: JSONColumnType<ColumnChoice[]> | null;
      key_column: number | null;
      existing: Generated<ExistingRule>;
      ignore_nulls: Generated<boolean>;
      made: ColumnType<MadeByImport, string | undefined, string>;
      questions: ColumnType<QuestionsOfImport, string | undefined, string>;
      as_table: Generated<boolean>;
      wants_insight: Generated<boolean>;
      insight_id: string | null;
      created_count: Generated<number>;
      updated_count: Generated<number>;
      duplicate_count: Generated<number>;
      failed_count: Generated<number>;
      min_date: Date | null;
      max_date: Date | null;
      error: string | null;
      job_id: string | null;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
      undone_at: Date | null;
    };
    import_batches: {
      workspace_id: string;
      import_id: string;
      number: number;
      created_ids: string[];
      person_ids: string[];
      group_ids: Generated<string[]>;
      tag_ids: Generated<string[]>;
      previous: JSONColumnType<Before[]>;
    };
    import_problems: {
      workspace_id: string;
      import_id: string;
      line: number;
      kind: ProblemKind;
      message: string;
      cells: string[];
    };
    import_columns: {
      workspace_id: string;
      target: ImportTarget;
      scope_id: string;
      header: string;
      choice: JSONColumnType<ColumnChoice>;
      updated_at: Date;
    };
  }
}
