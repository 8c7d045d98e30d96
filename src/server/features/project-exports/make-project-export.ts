import { createWriteStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError, UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { ExportConfig } from '#domain/exports/manifest.ts';
import type { ProjectExportKind, TableFormat } from '#domain/exports/project-export.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobAbout, JobRun } from '#server/platform/jobs/job.ts';
import { exportKey } from './export-key.ts';
import { allowExport, channelsOf, isOfWorkspace, projectsOf } from './policy.ts';
import { exportPieces } from './pieces/export-pieces.ts';
import { scopeOf } from './project-export.ts';
import './tables.ts';

export type ProjectExportPayload = { readonly exportId: string };
type Run = JobRun<ProjectExportPayload>;

/** Writes the file of an export. After a kill it starts over; it ends once. */
export function makeProjectExport(services: JobServices): Job<ProjectExportPayload> {
  return defineJob({
    name: 'projectExports.make',
    payload: object({ exportId: uuid }),
    timeoutSeconds: 4 * 3600,
    onFailure: (job) => end(job, { status: 'FAILED', error: 'The export failed several times' }),
    about: aboutExport,
    async run(job) {
      const dir = join(services.env.dataDir, 'work', job.id);
      try {
        await rm(dir, { recursive: true, force: true });
        await mkdir(dir, { recursive: true });
        const bytes = await write(services, job, join(dir, 'export'));
        if (bytes === undefined) return {};
        const isWanted = await end(job, { status: 'COMPLETE', bytes: String(bytes) });
        if (!isWanted) await services.storage.remove(exportKey(job.ctx.workspace.id, job.payload.exportId));
        return { bytes };
      } catch (error) {
        if (!(error instanceof HarkError)) throw error;
        await job.ctx.reads.endAll();
        await end(job, { status: 'FAILED', error: error.message });
        return { error: error.message };
      } finally {
        await rm(dir, { recursive: true, force: true });
      }
    },
  });
}

/** Undefined when nobody wants it any more. */
async function write({ env, storage }: JobServices, job: Run, path: string): Promise<number | undefined> {
  const { ctx, payload, progress, signal } = job;
  const wanted = await readWanted(ctx, payload.exportId);
  if (!wanted) return undefined;
  const { config, kind, format, only } = wanted;
  const scope = scopeOf(wanted);
  const member = await asMember(ctx, wanted.requestedBy);
  // As it is now: who lost the right while the job waited gets no file.
  await allowExport(member, await member.reads.db(), scope, kind);
  const projectIds = await projectsOf(member, await member.reads.db(), scope);
  const channelIds = await channelsOf(member, await member.reads.db(), scope);
  await member.reads.end();
  if (projectIds.length === 0) throw new UnprocessableContent('There are no projects to export');
  await keepProjects(ctx, payload.exportId, projectIds);
  const home = workspaceUrl(env.rootUrl, ctx.workspace.subdomain);
  let count = 0;
  const pieces = exportPieces(member, {
    kind,
    format,
    env,
    projectIds,
    channelIds,
    home,
    storage,
    only,
    isWhole: config !== null && isOfWorkspace(config),
  });
  const watched = async function* () {
    for await (const piece of pieces) {
      count += 1;
      // Nobody knows how many pieces there are; half way to the end is always left.
      if (count % 10 === 0) await progress(1 - 1 / (1 + count / 100), 'Writing the file');
      yield piece;
    }
  };
  await pipeline(Readable.from(watched()), createWriteStream(path), { signal });
  const { size } = await stat(path);
  await storage.takeIn(exportKey(ctx.workspace.id, payload.exportId), path);
  return size;
}

type Wanted = {
  projectId: string | null;
  config: ExportConfig | null;
  kind: ProjectExportKind;
  format: TableFormat;
  only: readonly string[] | null;
  requestedBy: string;
};

function readWanted(ctx: Ctx, exportId: string): Promise<Wanted | undefined> {
  return ctx.database.transaction({ workspaceId: ctx.workspace.id }, 'read only', (db) =>
    db
      .selectFrom('project_exports')
      .select([
        'project_id as projectId',
        'config',
        'kind',
        'format',
        'only_ids as only',
        'requested_by as requestedBy',
      ])
      .where('workspace_id', '=', ctx.workspace.id)
      .where('id', '=', exportId)
      .where('status', '=', 'WAITING')
      .executeTakeFirst(),
  );
}

/** Before anything of them is written: what is permanently deleted meanwhile takes the export along. */
async function keepProjects(ctx: Ctx, exportId: string, projectIds: readonly string[]): Promise<void> {
  await inTransaction(ctx, (tx) =>
    tx.db
      .updateTable('project_exports')
      .set({ project_ids: [...projectIds] })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', exportId)
      .execute(),
  );
}

type End = { status: 'COMPLETE'; bytes: string } | { status: 'FAILED'; error: string };

/** False when there is nothing to end. */
async function end({ ctx, payload }: Pick<Run, 'ctx' | 'payload'>, outcome: End): Promise<boolean> {
  const { exportId } = payload;
  return inTransaction(ctx, async (tx) => {
    const row = await tx.db
      .updateTable('project_exports')
      .set({ ...outcome, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', exportId)
      .where('status', '=', 'WAITING')
      .returning('id')
      .executeTakeFirst();
    if (!row) return false;
    const type = outcome.status === 'COMPLETE' ? 'export.completed' : 'export.failed';
    await tx.record({ type, payload: { exportId }, objectId: exportId });
    return true;
  });
}

async function aboutExport(tx: TxCtx, { exportId }: ProjectExportPayload): Promise<JobAbout | undefined> {
  const row = await tx.db
    .selectFrom('project_exports')
    .select('project_id as projectId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', exportId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { projectId } = row;
  return projectId === null
    ? { link: buildUrl('settings'), objectId: null }
    : { link: buildUrl('projectSettingsExport', { params: { projectId } }), objectId: projectId };
}
