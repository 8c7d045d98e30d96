import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { projectFileOf } from '#domain/imports/project-file.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { archiveKey, contentsKey } from './import-keys.ts';
import { allowProjectImport } from './policy.ts';
import { lockProjectImport, type ProjectImport } from './project-import.ts';
import { contentsOf } from './refi/contents.ts';
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
  const isCodebook = accept(projectFileOf(fileName)) === 'qdc';
  accept(checkSize(isCodebook ? sizeLimits.importCodebook : sizeLimits.importArchive, sent.length));
  await inTransaction(ctx, (tx) => allowProjectImport(tx, projectId));
  const key = archiveKey(ctx.workspace.id, id);
  await storage.write(key, sent.body);
  const folder = join(env.dataDir, 'work', id);
  const target = join(folder, 'project.json');
  try {
    await mkdir(folder, { recursive: true });
    await storage.withPath(key, (path) =>
      openProject(ctx.workspace.id, { kind: 'look', path, target, isCodebook }),
    );
    const project = JSON.parse(await readFile(target, 'utf8')) as RefiProject;
    await storage.takeIn(contentsKey(ctx.workspace.id, id), target);
    await inTransaction(ctx, async (tx) => {
      await lockProjectImport(tx, id);
      await tx.db
        .updateTable('project_imports')
        .set({ status: 'READY', contents: JSON.stringify(contentsOf(project)) })
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
