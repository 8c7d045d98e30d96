import { sql } from 'kysely';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { Page, PageArgs } from '#server/platform/graphql/page.ts';
import { readPage } from '#server/platform/graphql/read-page.ts';
import type { Sort } from '#server/platform/graphql/sorted-page.ts';
import { jobOf } from '#server/platform/jobs/job-of.ts';
import '#server/features/bulk-imports/tables.ts';
import '#server/features/project-imports/tables.ts';
import type { ImportStatus } from './tables.ts';

/** One line of the list of everything that somebody brought: a table, a project of another tool, many files. */
export type ImportEntry = {
  readonly id: string;
  readonly kind: 'TABLE' | 'PROJECT' | 'BULK';
  readonly name: string;
  readonly status: ImportStatus;
  readonly target: ImportTarget | null;
  readonly projectId: string | null;
  readonly channelId: string | null;
  readonly itemCount: number;
  readonly leftOutCount: number;
  readonly progress: number;
  readonly createdAt: Date;
};

const newestFirst: Sort = { kind: 'time', column: 'entries.createdAt', id: 'entries.id' };
const [tables, projects, bulks] = [jobOf('imports'), jobOf('project_imports'), jobOf('bulk_imports')];

/** One's own: their samples show rows that others may not see. What was only uploaded is listed where it waits for more. */
export async function listEntries(
  ctx: Ctx,
  { projectId, ...args }: PageArgs & { readonly projectId: string | null },
): Promise<Page<ImportEntry>> {
  const { viewer } = requireMember(ctx);
  const own = (table: string) => sql`${sql.ref(`${table}.workspace_id`)} = ${ctx.workspace.id}
    and ${sql.ref(`${table}.requested_by`)} = ${viewer.id}
    and (${projectId}::uuid is null or ${sql.ref(`${table}.project_id`)} = ${projectId}::uuid)`;
  const entries = sql<ImportEntry>`(
    select id, 'TABLE' as kind, file_name as name, ${tables.endsWaiting(['RUNNING', 'UNDOING'])} as status, target,
      project_id as "projectId", channel_id as "channelId", created_count + updated_count as "itemCount",
      duplicate_count + failed_count as "leftOutCount", ${tables.progress} as progress, created_at as "createdAt"
    from imports where ${own('imports')} and status not in ('UPLOADING', 'READY')
    union all
    select id, 'PROJECT', file_name, ${projects.endsWaiting(['RUNNING'])}, null, project_id, null, note_count, 0,
      ${projects.progress}, created_at
    from project_imports where ${own('project_imports')} and status not in ('UPLOADING', 'READY')
    union all
    select id, 'BULK', name, ${bulks.endsWaiting(['RUNNING'])}, null, project_id, null,
      (select count(*) from bulk_import_files f where f.workspace_id = bulk_imports.workspace_id
        and f.import_id = bulk_imports.id and f.state = 'IMPORTED')::int,
      (select count(*) from bulk_import_files f where f.workspace_id = bulk_imports.workspace_id
        and f.import_id = bulk_imports.id and f.state in ('SKIPPED', 'FAILED'))::int,
      ${bulks.progress}, created_at
    from bulk_imports where ${own('bulk_imports')}
  )`.as('entries');
  const db = await ctx.reads.db();
  return readPage(args, newestFirst, db.selectFrom(entries), (list) =>
    list.select([
      'entries.id',
      'entries.kind',
      'entries.name',
      'entries.status',
      'entries.target',
      'entries.projectId',
      'entries.channelId',
      'entries.itemCount',
      'entries.leftOutCount',
      'entries.progress',
      'entries.createdAt',
    ]),
  );
}
