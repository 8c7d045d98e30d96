import { mkdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { boolean, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { HarkError, NotFound, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import { asMember } from '#server/kernel/access/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { defineJob } from '#server/platform/jobs/define-job.ts';
import type { Job, JobAbout, JobRun } from '#server/platform/jobs/job.ts';
import { archiveKey, contentsKey } from './import-keys.ts';
import { importCommunity } from './community/import-community.ts';
import { takeBackMade } from './community/take-back-community.ts';
import { completeCommunity, completeImport, failImport } from './end-project-import.ts';
import { isCommunity } from './is-community.ts';
import { decodeText } from './refi/decode-text.ts';
import { measuredSizes } from './refi/measured-sizes.ts';
import { openProject } from './refi/open-project.ts';
import { storeFiles } from './refi/store-files.ts';
import './tables.ts';

export type ProjectImportPayload = { readonly importId: string; readonly mayMakePersonFields: boolean };
type Run = JobRun<ProjectImportPayload>;

/** Unpacks the files, then writes everything in one transaction. After a kill it starts over. */
export function runProjectImport(services: JobServices): Job<ProjectImportPayload> {
  return defineJob({
    name: 'projectImports.run',
    payload: object({ importId: uuid, mayMakePersonFields: boolean }),
    timeoutSeconds: 4 * 3600,
    about: aboutProjectImport,
    async onFailure({ ctx, payload: { importId } }) {
      const place = await readPlace(ctx, importId).catch(() => undefined);
      if (place) await takeBackMade(ctx, importId, place.createdBy);
      await failImport(ctx, importId, 'The import stopped. Nothing was imported.');
    },
    async run(job) {
      const folder = join(services.env.dataDir, 'work', job.id);
      try {
        await rm(folder, { recursive: true, force: true });
        await mkdir(folder, { recursive: true });
        return await importAll(services, job, folder);
      } catch (error) {
        // What is wrong with the file is wrong in every attempt.
        if (!(error instanceof HarkError)) throw error;
        await failImport(job.ctx, job.payload.importId, error.message);
        return { failed: true };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}

async function importAll(services: JobServices, job: Run, folder: string): Promise<object> {
  const { ctx, payload, progress } = job;
  const { storage } = services;
  const place = await readPlace(ctx, payload.importId);
  if (place.isCommunity) return importArchive(services, job, { folder, createdBy: place.createdBy });
  const stored = await storage.open(contentsKey(ctx.workspace.id, payload.importId));
  const project = JSON.parse(await text(stored)) as RefiProject;
  await progress(0.05, 'Unpacking the files');
  const unpacked = place.packedAs
    ? await unpack(services, job, { project, folder, format: place.packedAs })
    : new Map<string, string>();
  const sizeOf = await measuredSizes(ctx.workspace.id, { project, unpacked });
  const { files, forget } = await storeFiles(services, job, { project, unpacked });
  await progress(0.75, 'Writing the project');
  try {
    const noteCount = await completeImport(ctx, {
      ...payload,
      ...place,
      project,
      signal: job.signal,
      planning: {
        newId: ctx.newId,
        origin: project.origin,
        fileOf: (guid) => files.get(guid),
        sizeOf: (guid, page) => sizeOf(guid, page, files.get(guid)),
        textOf: (written) => readWords(written, unpacked),
      },
    });
    if (noteCount === undefined) await forget();
    await storage.remove(archiveKey(ctx.workspace.id, payload.importId));
    return { notes: noteCount ?? 0 };
  } catch (error) {
    await forget();
    throw error;
  }
}

/** After a cancel the projects that are there already go again: nothing of it stays. */
async function importArchive(
  services: JobServices,
  job: Run,
  { folder, createdBy }: { folder: string; createdBy: string },
): Promise<object> {
  const { ctx, payload } = job;
  const { importId } = payload;
  const member = await asMember(ctx, createdBy);
  const noteCount = await importCommunity(services, job, { importId, createdBy, member, folder });
  const done = noteCount === undefined ? undefined : await completeCommunity(ctx, { importId, noteCount });
  if (done === undefined) {
    await takeBackMade(ctx, importId, createdBy);
    return { notes: 0 };
  }
  await services.storage.remove(archiveKey(ctx.workspace.id, importId));
  return { notes: done };
}

async function unpack(
  { storage }: JobServices,
  { ctx, payload, signal }: Run,
  { project, folder, format }: { project: RefiProject; folder: string; format: 'zip' | 'qdpx' },
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(project.sources.flatMap(pathsOf).concat(project.notes.flatMap(pathsOf)))];
  const { files } = await storage.withPath(archiveKey(ctx.workspace.id, payload.importId), (path) =>
    openProject(
      ctx.workspace.id,
      { kind: 'unpack', path, folder: join(folder, 'files'), format, wanted },
      signal,
    ),
  );
  return files;
}

type Pathed = {
  readonly path?: string | null;
  readonly plainTextPath?: string | null;
  readonly representation?: Pathed | null;
  readonly transcripts?: readonly Pathed[];
  readonly pictures?: readonly Pathed[];
};

function pathsOf({ path, plainTextPath, representation, transcripts = [], pictures = [] }: Pathed): string[] {
  const inside = [...(representation ? [representation] : []), ...transcripts, ...pictures].flatMap(pathsOf);
  return [path, plainTextPath].filter((one) => typeof one === 'string').concat(inside);
}

async function readWords(
  { text: inline, plainTextPath }: { text: string | null; plainTextPath: string | null },
  unpacked: ReadonlyMap<string, string>,
): Promise<string> {
  const path = unpacked.get(plainTextPath ?? '');
  if (inline !== null || path === undefined) return inline ?? '';
  const { size } = await stat(path);
  // Four bytes are the longest that a character can be.
  if (size > 4 * textLimits.richText.max)
    throw new UnprocessableContent('A text in this project is too long');
  return decodeText(await readFile(path));
}

type Place = {
  projectId: string | null;
  fileName: string;
  packedAs: 'zip' | 'qdpx' | null;
  isCommunity: boolean;
  createdBy: string;
};

async function readPlace(ctx: Ctx, importId: string): Promise<Place> {
  const row = await inTransaction(ctx, (tx) =>
    tx.db
      .selectFrom('project_imports')
      .select(['project_id', 'into_new', 'file_name', 'contents', 'requested_by'])
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', importId)
      .executeTakeFirst(),
  );
  if (!row) throw new NotFound();
  return {
    projectId: row.into_new ? null : row.project_id,
    fileName: row.file_name,
    packedAs: packingOf(row.file_name),
    isCommunity: isCommunity(row.contents),
    createdBy: row.requested_by,
  };
}

function packingOf(fileName: string): 'zip' | 'qdpx' | null {
  if (/\.zip$/i.test(fileName)) return 'zip';
  return /\.qdpx$/i.test(fileName) ? 'qdpx' : null;
}

async function aboutProjectImport(
  tx: TxCtx,
  { importId }: ProjectImportPayload,
): Promise<JobAbout | undefined> {
  const row = await tx.db
    .selectFrom('project_imports')
    .select('project_id as projectId')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { projectId } = row;
  return projectId === null
    ? { link: buildUrl('projects'), objectId: null }
    : { link: buildUrl('projectNotes', { params: { projectId } }), objectId: projectId };
}
