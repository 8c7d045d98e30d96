import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError } from '#domain/errors/hark-error.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { unpackFiles } from './archive/open-bulk-archive.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';
import { endIfDone, endWaiting } from './end-bulk-import.ts';
import { gatherFiles } from './gather-files.ts';
import { importFile } from './import-file.ts';
import { archiveKey } from './import-keys.ts';
import { readPictureRoom } from './picture-room.ts';
import { allowIntoProject } from './policy.ts';
import { readFreePictures, readPlan, readWaiting, type BulkPlan, type WaitingFile } from './waiting-files.ts';
import './tables.ts';

export type BulkImportPayload = { readonly importId: string };
type Run = JobRun<BulkImportPayload>;

const stopped = 'The import stopped before this file. Try again.';

/** Takes some files of an archive or folder at a time. Each becomes a note in a step of its own: a run after a kill goes on with the next. */
export function runBulkImport(services: JobServices): Job<BulkImportPayload> {
  return defineJob({
    name: 'bulkImports.run',
    payload: object({ importId: uuid }),
    timeoutSeconds: 6 * 3600,
    onFailure: ({ ctx, payload }) => fail(ctx, payload.importId, stopped),
    about: async (_tx, { importId }) => ({
      link: buildUrl('settingsBulkImport', { hash: { bulkImportId: importId } }),
      objectId: null,
    }),
    async run(job) {
      const folder = join(services.env.dataDir, 'work', job.id);
      try {
        return await importAll(services, job, folder);
      } catch (error) {
        // What is wrong with the archive is wrong in every attempt.
        if (!(error instanceof HarkError)) throw error;
        await fail(job.ctx, job.payload.importId, error.message);
        return { failed: true };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

async function importAll(services: JobServices, job: Run, folder: string): Promise<object> {
  const { ctx, payload } = job;
  const { importId } = payload;
  const plan = await readPlan(ctx, importId);
  await requireRights(ctx, plan);
  await rm(folder, { recursive: true, force: true });
  let room = await readPictureRoom(ctx, importId, services.env.workspaceBytes);
  let count = 0;
  for (;;) {
    const batch = await readWaiting(ctx, plan);
    if (batch.length === 0) break;
    const found = await bringFiles(services, job, { plan, batch, folder, room });
    const ofPages = Map.groupBy(found, ({ page }) => page);
    for (const file of batch) {
      const shown = ofPages.get(file.id) ?? [];
      room -= await importFile(services, job, { plan, file, path: join(filesIn(folder), file.id), shown });
      count += 1;
      await job.progress(plan.waiting === 0 ? 1 : Math.min(0.99, count / plan.waiting), 'Importing files');
    }
  }
  const isWhole = await inTransaction(ctx, async (tx) => {
    await endIfDone(tx, importId);
    return hasNothingToRetry(tx, importId);
  });
  if (isWhole) await services.storage.remove(archiveKey(ctx.workspace.id, importId));
  return { files: count };
}

function filesIn(folder: string): string {
  return join(folder, 'files');
}

type Bringing = { plan: BulkPlan; batch: readonly WaitingFile[]; folder: string; room: number };

/** The bytes of these files, each under its id, and those of the pictures that pages among them show. */
async function bringFiles(
  services: JobServices,
  { ctx, signal }: Run,
  { plan, batch, folder, room }: Bringing,
): Promise<PagePicture[]> {
  const { importId, source } = plan;
  const files = filesIn(folder);
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true });
  const target = join(folder, 'pictures.json');
  if (source === 'FOLDER')
    return gatherFiles(services, ctx, { importId, batch, folder: files, target, mostOfCopies: room }, signal);
  const wanted = batch.map(({ id, number, size }) => ({ name: id, at: number - 1, size }));
  const pictures = { target, most: room, free: await readFreePictures(ctx, importId) };
  // Unpacked once for all turns; those of an attempt that was killed may be half written.
  const parts = join(folder, 'parts');
  return services.storage.withPath(archiveKey(ctx.workspace.id, importId), (path) =>
    unpackFiles(ctx.workspace.id, { path, folder: files, parts, pictures, wanted }, signal),
  );
}

/** The person may have lost their rights since they began it. */
async function requireRights(ctx: Ctx, { requestedBy, projectIds }: BulkPlan): Promise<void> {
  const member = await asMember(ctx, requestedBy);
  await inTransaction(member, async (tx) => {
    for (const projectId of projectIds) await allowIntoProject(tx, projectId);
  });
}

async function hasNothingToRetry(tx: TxCtx, importId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('bulk_import_files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('import_id', '=', importId)
    .where('state', 'in', ['WAITING', 'UPLOADED', 'FAILED', 'CANCELLED'])
    .limit(1)
    .executeTakeFirst();
  return row === undefined;
}

async function fail(ctx: Ctx, importId: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await endWaiting(tx, importId, { state: 'FAILED', reason });
    await tx.db
      .updateTable('bulk_imports')
      .set({ status: 'FAILED', error: reason, finished_at: tx.now() })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .where('status', '=', 'RUNNING')
      .execute();
  });
}
