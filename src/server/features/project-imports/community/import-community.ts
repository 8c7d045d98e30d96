import { join } from 'node:path';
import { HarkError, UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { ExportedCategory } from '#domain/exports/evidence-codecs.ts';
import { sourceKey, takeInFile, type WholeFile } from '#server/features/files/index.ts';
import type { JobServices } from '#server/platform/app/feature.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { derivedGuid } from '#server/platform/context/derived-guid.ts';
import type { JobRun } from '#server/platform/jobs/job.ts';
import { archiveKey } from '../import-keys.ts';
import { allRows, setOfPaths, type CommunitySet } from './community-set.ts';
import type { MadeShared } from './community-writing.ts';
import { importChannels } from './import-channels.ts';
import type { Importing } from './importing.ts';
import { keepMade, readMade, type MadeProjects } from './made-projects.ts';
import { rightsOf } from './rights-of.ts';
import { unpackCommunity } from './open-community.ts';
import { writeCommunity } from './write-community.ts';
import { writeFolders } from './write-folders.ts';

/** Each project whole or not at all. After a kill it goes on with those that aren’t there yet. */
export async function importCommunity(
  services: JobServices,
  job: Pick<JobRun<unknown>, 'ctx' | 'signal' | 'progress'>,
  importing: Importing & { readonly folder: string },
): Promise<number | undefined> {
  const { ctx, signal, progress } = job;
  const { importId, folder } = importing;
  await progress(0.02, 'Unpacking the files');
  const place = { folder: join(folder, 'files'), target: join(folder, 'unpacked.json') };
  const unpacked = await services.storage.withPath(archiveKey(ctx.workspace.id, importId), (path) =>
    unpackCommunity(ctx.workspace.id, { path, ...place }, signal),
  );
  const paths = new Map(unpacked.files);
  let noteCount = 0;
  const refusals: string[] = [];
  for (const [at, set] of unpacked.sets.map(setOfPaths).entries()) {
    if (signal.aborted) return undefined;
    await progress(0.1 + (0.85 * at) / unpacked.sets.length, 'Writing the projects');
    const outcome = await importOne(services, ctx, { ...importing, set, paths });
    if (outcome === 'gone') return undefined;
    if (typeof outcome === 'number') noteCount += outcome;
    else refusals.push(outcome.refusal);
  }
  if (refusals.length === unpacked.sets.length)
    throw new UnprocessableContent(refusals[0] ?? 'Nothing could be imported');
  const [first] = unpacked.sets;
  if (first) await importChannels(services, ctx, { ...importing, set: setOfPaths(first) });
  await inTransaction(ctx, async (tx) => {
    const made = await readMade(tx, importId);
    if (made && refusals.length > 0)
      await keepMade(tx, importId, { ...made, reports: [...made.reports, ...refusals] });
  });
  return noteCount;
}

type One = Importing & { readonly set: CommunitySet; readonly paths: ReadonlyMap<string, string> };
type Outcome = number | 'gone' | { readonly refusal: string };

async function importOne(services: JobServices, ctx: Ctx, one: One): Promise<Outcome> {
  const [project] = await allRows(one.set, 'project');
  if (!project) return 0;
  const before = await inTransaction(ctx, (tx) => readMade(tx, one.importId));
  if (!before) return 'gone';
  if (before.projects[project.id] !== undefined) return before.noteCounts[project.id] ?? 0;
  const idOf = copies(one.importId);
  const { files, forget } = await storeFiles(services, ctx, { ...one, idOf });
  try {
    const written = await inTransaction(ctx, (tx) => writeOne(tx, one, { files, projectId: project.id }));
    if (written === 'gone') await forget();
    return written;
  } catch (error) {
    await forget();
    if (!(error instanceof HarkError)) throw error;
    return { refusal: `“${project.title || 'Untitled project'}” wasn’t imported: ${error.message}` };
  }
}

/** The same copy in each attempt, and in each project of the archive: what they say of each other stays true. */
function copies(importId: string): (id: string) => string {
  return (id) => derivedGuid(importId, id);
}

async function writeOne(
  tx: TxCtx,
  { importId, createdBy, member, set }: One,
  { files, projectId }: { files: ReadonlyMap<string, WholeFile>; projectId: string },
): Promise<number | 'gone'> {
  const made = await readMade(tx, importId);
  if (!made) return 'gone';
  const rights = rightsOf(member);
  const reported = new Map<string, number>();
  const shared: MadeShared = { personIds: [], fieldIds: [], boardIds: [], tagIds: [] };
  const matched = new Map(Object.entries(made.matched));
  const copy = copies(importId);
  const categories: ExportedCategory[] = await allRows(set, 'projectCategories');
  const [project] = await allRows(set, 'project');
  const folderId = rights.folders
    ? await writeFolders(tx, { member, categories, wanted: project?.projectCategoryId ?? null, createdBy })
    : null;
  const written = await writeCommunity(tx, {
    set,
    createdBy,
    rights,
    made: shared,
    files,
    folderId,
    idOf: (id) => matched.get(id) ?? copy(id),
    match: (id, known) => matched.set(id, known),
    report: (what, count = 1) => {
      if (count > 0) reported.set(what, (reported.get(what) ?? 0) + count);
    },
  });
  const next: MadeProjects = {
    projects: { ...made.projects, [projectId]: written.projectId },
    noteCounts: { ...made.noteCounts, [projectId]: written.noteCount },
    ...(made.channels && { channels: made.channels }),
    matched: Object.fromEntries(matched),
    personIds: [...made.personIds, ...shared.personIds],
    fieldIds: [...made.fieldIds, ...shared.fieldIds],
    boardIds: [...made.boardIds, ...shared.boardIds],
    tagIds: [...made.tagIds, ...shared.tagIds],
    reports: [
      ...made.reports,
      ...[...reported].map(([what, count]) => `${what}: ${count.toLocaleString('en-US')}`),
    ],
  };
  await keepMade(tx, importId, next);
  return written.noteCount;
}

/** Into the storage under the ids that they will have. */
async function storeFiles(
  services: JobServices,
  ctx: Ctx,
  { set, paths, idOf }: One & { idOf: (id: string) => string },
): Promise<{ files: ReadonlyMap<string, WholeFile>; forget: () => Promise<void> }> {
  const files = new Map<string, WholeFile>();
  const keys: string[] = [];
  const forget = async (): Promise<void> => {
    for (const key of keys) await services.storage.remove(key);
  };
  try {
    for await (const part of set.parts('files'))
      for (const { id, originalName } of part) {
        const path = paths.get(id);
        if (path === undefined) continue;
        const fresh = idOf(id);
        keys.push(sourceKey(ctx.workspace.id, fresh));
        const name = originalName.replaceAll('\0', '').trim().slice(0, 400).toWellFormed() || 'File';
        files.set(id, await takeInFile(services, ctx, { id: fresh, name, path }));
      }
  } catch (error) {
    await forget();
    throw error;
  }
  return { files, forget };
}
