import { sql } from 'kysely';
import { countLimits } from '#domain/limits/count-limits.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { planFolders } from '#domain/imports/plan-folders.ts';
import { insertField, selectFields } from '#server/features/fields/index.ts';
import { countFolders, insertFolder } from '#server/features/folders/index.ts';
import { countProjects, insertProject } from '#server/kernel/projects/index.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import './tables.ts';

const fieldLabel = 'Folder';

/** The text field that keeps the folder of each file; one that is there already is used. */
export async function ensureFolderField(
  tx: TxCtx,
  projectId: string,
): Promise<{ fieldId: string; makesField: boolean }> {
  const known = await selectFields(tx, tx.db)
    .where('field_sets.owner', '=', 'note')
    .where('field_sets.project_id', '=', projectId)
    .where('fields.label', '=', fieldLabel)
    .where('fields.type', '=', 'TEXT')
    .where('fields.trashed_at', 'is', null)
    .executeTakeFirst();
  if (known) return { fieldId: known.id, makesField: false };
  const { id } = await insertField(tx, { owner: 'note', projectId, label: fieldLabel, type: 'TEXT' });
  return { fieldId: id, makesField: true };
}

type Making = { readonly importId: string; readonly name: string; readonly createdBy: string };

/** A folder for what was sent, and in it a project for each folder that has files. Answers the folder on top. */
export async function makeFolders(tx: TxCtx, { importId, name, createdBy }: Making): Promise<string> {
  const files = await tx.db
    .selectFrom('bulk_import_files')
    .select(['id', 'path'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('import_id', '=', importId)
    .where('state', '=', 'WAITING')
    .execute();
  const plan = planFolders(
    files.map(({ path }) => path),
    name,
  );
  await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx), plan.projects.length);
  await checkRoom(tx, countLimits.foldersPerWorkspace, () => countFolders(tx), plan.folders.length + 1);
  const top = await insertFolder(tx, { title: cut(name, textLimits.folderTitle.max), createdBy });
  const folders = new Map([['', top.id]]);
  for (const { path, parent, title } of plan.folders) {
    const parentId = folders.get(parent) ?? top.id;
    const { id } = await insertFolder(tx, {
      title: cut(title, textLimits.folderTitle.max),
      parentId,
      createdBy,
    });
    folders.set(path, id);
  }
  for (const { path, parent, title } of plan.projects) {
    const folderId = folders.get(parent) ?? top.id;
    const { id } = await insertProject(tx, {
      title: cut(title, textLimits.projectTitle.max),
      folderId,
      createdBy,
    });
    await sql`update bulk_import_files set project_id = ${id}
      where workspace_id = ${tx.workspace.id} and import_id = ${importId} and state = 'WAITING'
        and regexp_replace(path, '/?[^/]*$', '') = ${path}`.execute(tx.db);
  }
  return top.id;
}

function cut(text: string, most: number): string {
  return Array.from(text).slice(0, most).join('').trim();
}
