import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { projectFileOf } from '#domain/imports/project-file.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { archiveKey, contentsKey } from './import-keys.ts';
import { allowProjectImport } from './policy.ts';
import { lockProjectImport, type ProjectImport } from './project-import.ts';
import { contentsOfCommunity } from './community/community-contents.ts';
import { lookAtCommunity } from './community/open-community.ts';
import type { ProjectContents } from './refi/contents.ts';
import type { RefiFormat } from './refi/refi-decoder.ts';
import { openProject } from './refi/open-project.ts';
import './tables.ts';

type Sent = { readonly body: Readable; readonly length: number };

/** Stores a project or codebook and looks inside, so that the person sees what is in it. */
export async function receiveProject(
  { storage, env }: Pick<Services, 'storage' | 'env'>,
  ctx: Ctx,
  { id, fileName, status, projectId }: ProjectImport,
  sent: Sent,
): Promise<void> {
  if (status !== 'UPLOADING' && status !== 'READY')
    throw new InvalidOperation('This import has already started');
  const kind = accept(projectFileOf(fileName));
  const isCodebook = kind === 'qdc';
  accept(checkSize(isCodebook ? sizeLimits.importCodebook : sizeLimits.importArchive, sent.length));
  await inTransaction(ctx, (tx) => allowProjectImport(tx, projectId));
  const key = archiveKey(ctx.workspace.id, id);
  await storage.write(key, sent.body);
  const folder = join(env.dataDir, 'work', id);
  const target = join(folder, 'project.json');
  try {
    // Parts that a kill left behind may be those of another archive.
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const contents = await storage.withPath(key, (path) =>
      kind === 'zip'
        ? lookAtZip(ctx.workspace.id, { path, target })
        : lookAtRefi(ctx.workspace.id, { path, target, format: kind }),
    );
    await storage.takeIn(contentsKey(ctx.workspace.id, id), target);
    await inTransaction(ctx, async (tx) => {
      await lockProjectImport(tx, id);
      await tx.db
        .updateTable('project_imports')
        .set({ status: 'READY', contents: JSON.stringify(contents) })
        .where('workspace_id', '=', tx.workspace.id)
        .where('id', '=', id)
        .execute();
    });
  } catch (error) {
    await storage.remove(key);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A community archive, or the export of another tool. */
async function lookAtZip(owner: string, place: { path: string; target: string }): Promise<ProjectContents> {
  const found = await lookAtCommunity(owner, place);
  return found === null ? lookAtRefi(owner, { ...place, format: 'zip' }) : contentsOfCommunity(found);
}

async function lookAtRefi(
  owner: string,
  task: { path: string; target: string; format: RefiFormat },
): Promise<ProjectContents> {
  const { contents } = await openProject(owner, { kind: 'look', ...task });
  if (!contents) throw new Error('The reader of projects said nothing of what is in one');
  return contents;
}
