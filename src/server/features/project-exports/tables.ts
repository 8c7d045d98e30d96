import type { Generated, JSONColumnType } from 'kysely';
import type { ExportConfig } from '#domain/exports/manifest.ts';
import type { ProjectExportKind, TableFormat } from '#domain/exports/project-export.ts';

declare module '#server/platform/db/tables.ts' {
  interface Tables {
    project_exports: {
      workspace_id: string;
      id: string;
      /** Null: of what the config names. */
      project_id: string | null;
      config: JSONColumnType<ExportConfig> | null;
      project_ids: Generated<string[]>;
      kind: ProjectExportKind;
      format: TableFormat;
      only_ids: readonly string[] | null;
      status: 'WAITING' | 'COMPLETE' | 'FAILED';
      error: string | null;
      bytes: string | null;
      job_id: string | null;
      requested_by: string;
      created_at: Date;
      finished_at: Date | null;
    };
  }
}
