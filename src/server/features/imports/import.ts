import { sql } from 'kysely';
import type { ColumnChoice, ExistingRule } from '#domain/imports/column-choice.ts';
import type { ImportPlace } from './import-place.ts';
import type { FoundTable } from './table/found-table.ts';
import type { ImportStatus } from './tables.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import './tables.ts';

/** A table that somebody brought, from its upload to its undo. */
export type TableImport = ImportPlace & {
  readonly id: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly found: FoundTable | null;
  readonly columns: readonly ColumnChoice[] | null;
  readonly keyColumn: number | null;
  readonly existing: ExistingRule;
  readonly progress: number;
  readonly doing: string;
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly duplicateCount: number;
  readonly failedCount: number;
  readonly contactCount: number;
  readonly tagCount: number;
  readonly fieldCount: number;
  readonly insightId: string | null;
  readonly minDate: Date | null;
  readonly maxDate: Date | null;
  readonly error: string | null;
  readonly jobId: string | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
};

const job = jobOf('imports');

/** Beside what the rows became. */
function countBrought(ids: 'person_ids' | 'tag_ids') {
  return sql<number>`coalesce((select sum(cardinality(${sql.ref(ids)}))::int from import_batches
    where workspace_id = imports.workspace_id and import_id = imports.id), 0)`;
}

export const importColumns = [
  'imports.id',
  'imports.target',
  'imports.project_id as projectId',
  'imports.channel_id as channelId',
  'imports.board_id as boardId',
  'imports.field_owner as fieldOwner',
  'imports.file_name as fileName',
  job.endsWaiting<ImportStatus>(['RUNNING', 'UNDOING']).as('status'),
  'imports.found',
  'imports.columns',
  'imports.key_column as keyColumn',
  'imports.existing',
  job.progress.as('progress'),
  job.doing.as('doing'),
  'imports.created_count as createdCount',
  'imports.updated_count as updatedCount',
  'imports.duplicate_count as duplicateCount',
  'imports.failed_count as failedCount',
  countBrought('person_ids').as('contactCount'),
  countBrought('tag_ids').as('tagCount'),
  sql<number>`(select count(*)::int from jsonb_object_keys(imports.made))`.as('fieldCount'),
  'imports.insight_id as insightId',
  'imports.min_date as minDate',
  'imports.max_date as maxDate',
  sql<
    string | null
  >`coalesce(imports.error, case when imports.status in ('RUNNING', 'UNDOING') then ${job.error} end)`.as(
    'error',
  ),
  'imports.job_id as jobId',
  'imports.created_at as createdAt',
  'imports.finished_at as finishedAt',
] as const;
