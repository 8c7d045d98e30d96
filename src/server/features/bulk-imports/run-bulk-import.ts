import { access, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { boolean, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { cleanFileName } from '#domain/files/upload-draft.ts';
import { roomOfCopy } from '#domain/imports/page-pictures.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import {
  insertFileAsNote,
  insertWholeFile,
  sourceKey,
  storeFile,
  type WholeFile,
} from '#server/features/files/index.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobRun } from '#server/platform/jobs/job.ts';
import { unpackFiles } from './archive/open-bulk-archive.ts';
import type { PagePicture } from './archive/unpack-pictures.ts';
import { endIfDone, endWaiting } from './end-bulk-import.ts';
import { archiveKey } from './import-keys.ts';
import { readPictureRoom } from './picture-room.ts';
import { placeFile } from './place-file.ts';
import { allowIntoProject } from './policy.ts';
import { storePictures } from './store-pictures.ts';
import { readPlan, readWaiting, type BulkPlan, type WaitingFile } from './waiting-files.ts';
import type { BulkFileState } from './tables.ts';
import './tables.ts';

export type BulkImportPayload = { readonly importId: string };
type Run = JobRun<BulkImportPayload>;

const stopped = 'The import stopped before this file. Try again.';
const damaged = 'This file is damaged in the archive and can’t be read';

/** Unpacks an archive some files at a time. Each becomes a note in a step of its own: a run after a kill goes on with the next. */
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
  const { ctx, payload, signal } = job;
  const { importId } = payload;
  const plan = await readPlan(ctx, importId);
  await requireRights(ctx, plan);
  const key = archiveKey(ctx.workspace.id, importId);
  const files = join(folder, 'files');
  // Unpacked once for all turns; those of an attempt that was killed may be half written.
  const parts = join(folder, 'parts');
  await rm(folder, { recursive: true, force: true });
  let room = await readPictureRoom(ctx, importId, services.env.workspaceBytes);
  let count = 0;
  for (;;) {
    const batch = await readWaiting(ctx, importId);
    if (batch.length === 0) break;
    await rm(files, { recursive: true, force: true });
    await mkdir(files, { recursive: true });
    const wanted = batch.map(({ id, number, size }) => ({ name: id, at: number - 1, size }));
    const pictures = { target: join(folder, 'pictures.json'), most: room };
    const found = await services.storage.withPath(key, (path) =>
      unpackFiles(ctx.workspace.id, { path, folder: files, parts, pictures, wanted }, signal),
    );
    const ofPages = Map.groupBy(found, ({ page }) => page);
    for (const file of batch) {
      const shown = ofPages.get(file.id) ?? [];
      room -= await importFile(services, job, { plan, file, path: join(files, file.id), shown });
      count += 1;
      await job.progress(plan.waiting === 0 ? 1 : Math.min(0.99, count / plan.waiting), 'Importing files');
    }
  }
  const isWhole = await inTransaction(ctx, async (tx) => {
    await endIfDone(tx, importId);
    return hasNothingToRetry(tx, importId);
  });
  if (isWhole) await services.storage.remove(key);
  return { files: count };
}

/** The person may have lost their rights since they began it. */
async function requireRights(ctx: Ctx, { requestedBy, projectIds }: BulkPlan): Promise<void> {
  const member = await asMember(ctx, requestedBy);
  await inTransaction(member, async (tx) => {
    for (const projectId of projectIds) await allowIntoProject(tx, projectId);
  });
}

type Importing = {
  readonly plan: BulkPlan;
  readonly file: WaitingFile;
  readonly path: string;
  readonly shown: readonly PagePicture[];
};

/** Answers the room that its pictures take. */
async function importFile(
  services: JobServices,
  { ctx, step }: Run,
  { plan, file, path, shown }: Importing,
): Promise<number> {
  const { id, projectId } = file;
  const stored = await store(services, ctx, file, path);
  const pictures = typeof stored === 'string' ? [] : await storePictures(services, ctx, id, shown);
  const isKept = await step(`file ${id}`, boolean, async (tx) => {
    const state = await lockFile(tx, id);
    // Another run has made it a note: its bytes are in use.
    if (state !== 'WAITING') return state === 'IMPORTED';
    if (typeof stored === 'string' || projectId === null) {
      await failFile(tx, id, typeof stored === 'string' ? stored : 'Its project was deleted');
      return false;
    }
    const by = plan.requestedBy;
    const noteId = await insertFileAsNote(tx, { ...stored, id, projectId, createdBy: by });
    for (const picture of pictures)
      await insertWholeFile(tx, { ...picture, owner: { type: 'note', id: noteId }, createdBy: by });
    await placeFile(tx, { ...file, fieldId: plan.fieldId, by }, { fileId: id, noteId });
    await tx.record({ type: 'note.imported', payload: { noteIds: [noteId], projectId }, objectId: null });
    return true;
  });
  if (isKept) return pictures.reduce((sum, { size }) => sum + roomOfCopy(size), 0);
  const left = typeof stored === 'string' ? [] : [{ id }, ...pictures];
  for (const one of left) await services.storage.remove(sourceKey(ctx.workspace.id, one.id));
  return 0;
}

/** The bytes under the id that the file will have; why not, where it can’t be imported. */
async function store(
  services: JobServices,
  ctx: Ctx,
  { id, path: packed }: WaitingFile,
  path: string,
): Promise<WholeFile | string> {
  const isThere = await access(path).then(
    () => true,
    () => false,
  );
  if (!isThere) return damaged;
  try {
    return await storeFile(services, ctx, { id, name: cleanFileName(packed), path });
  } catch (error) {
    if (!(error instanceof UnprocessableContent)) throw error;
    return error.message;
  }
}

/** A person may have cancelled it meanwhile. */
async function lockFile(tx: TxCtx, id: string): Promise<BulkFileState | undefined> {
  const row = await tx.db
    .selectFrom('bulk_import_files')
    .select('state')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.state;
}

async function failFile(tx: TxCtx, id: string, reason: string): Promise<void> {
  await tx.db
    .updateTable('bulk_import_files')
    .set({ state: 'FAILED', reason: reason.slice(0, 500) })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .execute();
}

async function hasNothingToRetry(tx: TxCtx, importId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('bulk_import_files')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('import_id', '=', importId)
    .where('state', 'in', ['WAITING', 'FAILED', 'CANCELLED'])
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
