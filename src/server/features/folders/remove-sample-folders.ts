import { sql } from 'kysely';
import { deleteSamples, moveObjects } from '#server/kernel/access/index.ts';
import { changeProjects } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { changeFolders } from './change-folders.ts';
import '#server/kernel/projects/tables.ts';

/** Permanent. What people put into them stays, on the top, with the access it had. */
export async function removeSampleFolders(tx: TxCtx): Promise<void> {
  const kept = {
    projects: await keptIn(tx, 'projects', 'folder_id'),
    folders: await keptIn(tx, 'folders', 'parent_id'),
  };
  await moveObjects(tx, [...kept.projects, ...kept.folders], null);
  await changeProjects(tx, kept.projects, { folder_id: null });
  await changeFolders(tx, kept.folders, { parent_id: null });
  await deleteSamples(tx, 'folders');
}

async function keptIn(
  tx: TxCtx,
  table: 'projects' | 'folders',
  place: 'folder_id' | 'parent_id',
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select own.id from ${sql.table(table)} own
    join folders f on f.workspace_id = own.workspace_id and f.id = ${sql.ref(`own.${place}`)}
    where own.workspace_id = ${tx.workspace.id} and f.is_sample and not own.is_sample`.execute(tx.db);
  return rows.map(({ id }) => id);
}
