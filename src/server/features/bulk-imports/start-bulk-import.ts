import { sql } from 'kysely';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { titleOfFile } from '#domain/files/upload-draft.ts';
import { requireQuota } from '#server/features/files/index.ts';
import { insertProject } from '#server/kernel/projects/index.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import type { Env } from '#server/platform/env/env.ts';
import { enqueue } from '#server/platform/jobs/enqueue.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { JobBoss } from '#server/platform/jobs/open-boss.ts';
import { ensureFolderField, makeFolders } from './make-places.ts';
import { allowIntoProject, lockBulkImport } from './policy.ts';
import type { BulkImportPayload } from './run-bulk-import.ts';
import './tables.ts';

export type BulkImporting = {
  readonly boss: JobBoss;
  readonly job: Job<BulkImportPayload>;
  readonly env: Pick<Env, 'workspaceBytes'>;
};

export type BulkStart = {
  readonly id: string;
  readonly place: 'NEW_PROJECT' | 'PROJECT' | 'FOLDERS';
  readonly projectId: string | null;
  /** In a field of the project. */
  readonly keepPaths: boolean;
};

/** Makes the places that the files go to. An archive is unpacked by a job, the files of a folder are uploaded one by one. */
export async function startBulkImport(importing: BulkImporting, ctx: Ctx, start: BulkStart): Promise<void> {
  const { viewer } = requireMember(ctx);
  const { id } = start;
  await inTransaction(ctx, async (tx) => {
    const row = await lockBulkImport(tx, id);
    if (row.status !== 'READY') throw new InvalidOperation('Choose the files first');
    const { waiting, bytes } = await measureWaiting(tx, id);
    if (waiting === 0) throw new InvalidOperation('None of these files can be imported');
    await requireQuota(tx, {
      by: viewer.id,
      drafts: [{ size: bytes }],
      most: importing.env.workspaceBytes,
    });
    const places = await makePlaces(tx, { ...start, name: nameOf(row), createdBy: viewer.id });
    await tx.db
      .updateTable('bulk_imports')
      .set({ status: 'RUNNING', ...places })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
    if (row.source === 'ARCHIVE') await enqueueBulkImport(tx, importing, id);
    await tx.record({ type: 'bulkImport.started', payload: { bulkImportId: id }, objectId: id });
  });
}

export async function enqueueBulkImport(
  tx: TxCtx,
  { boss, job }: Pick<BulkImporting, 'boss' | 'job'>,
  importId: string,
): Promise<void> {
  const jobId = await enqueue(tx, boss, job, { payload: { importId }, requestKey: tx.newId() });
  await tx.db
    .updateTable('bulk_imports')
    .set({ job_id: jobId })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .execute();
}

async function makePlaces(
  tx: TxCtx,
  {
    id,
    place,
    projectId: chosen,
    keepPaths,
    name,
    createdBy,
  }: BulkStart & { name: string; createdBy: string },
) {
  if (place === 'FOLDERS') {
    allow(tx, 'folder.create');
    allow(tx, 'project.create');
    return { folder_id: await makeFolders(tx, { importId: id, name, createdBy }) };
  }
  const makesProject = place === 'NEW_PROJECT';
  if (makesProject) allow(tx, 'project.create');
  else if (chosen === null) throw new InvalidOperation('Choose a project');
  else await allowIntoProject(tx, chosen);
  const projectId =
    makesProject || chosen === null ? (await insertProject(tx, { title: name, createdBy })).id : chosen;
  await sql`update bulk_import_files set project_id = ${projectId}
    where workspace_id = ${tx.workspace.id} and import_id = ${id} and state = 'WAITING'`.execute(tx.db);
  const field = keepPaths ? await ensureFolderField(tx, projectId) : null;
  return {
    project_id: projectId,
    makes_project: makesProject,
    field_id: field?.fieldId ?? null,
    makes_field: field?.makesField ?? false,
  };
}

async function measureWaiting(tx: TxCtx, importId: string): Promise<{ waiting: number; bytes: number }> {
  const { rows } = await sql<{ waiting: number; bytes: number }>`
    select count(*)::int as waiting, coalesce(sum(size), 0)::double precision as bytes from bulk_import_files
    where workspace_id = ${tx.workspace.id} and import_id = ${importId} and state = 'WAITING'`.execute(tx.db);
  return rows[0] ?? { waiting: 0, bytes: 0 };
}

function nameOf({ source, name }: { source: string; name: string }): string {
  return (source === 'ARCHIVE' ? titleOfFile(name) : name).slice(0, 200) || 'Import';
}
