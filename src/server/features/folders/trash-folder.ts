import { sql } from 'kysely';
import type { AccessObjectType } from '#server/kernel/access/tables.ts';
import { moveObjects, rankOf } from '#server/kernel/access/index.ts';
import { allContent } from '#server/kernel/kinds/index.ts';
import { changeProjects, putInTrash } from '#server/kernel/projects/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { changeFolder, changeFolders } from './change-folders.ts';
import type { Folder } from './folder.ts';
import { getFolder } from './policy.ts';
import '#server/kernel/projects/tables.ts';

/**
 * Out of sight, with all in it that is the person's to take away. What is not, which has a map of its own, moves up to
 * where the folder was: nobody loses what others may not even see.
 */
export async function trashFolder(ctx: Ctx, id: string): Promise<Folder> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, (tx) => trashFolderIn(tx, id, viewer.id));
}

/** Inside another command. Checks that the person may. */
export async function trashFolderIn(tx: TxCtx, id: string, by: string): Promise<Folder> {
  await lockWorkspace(tx);
  const found = await getFolder(tx, id);
  allow(tx, 'folder.trash', found);
  const held = await readHeld(tx, id);
  await moveUp(
    tx,
    held.filter((object) => !object.isOwned),
    found.parentId,
  );
  const owned = held.filter((object) => object.isOwned);
  await putInTrash(tx, { ids: idsOf(owned, 'project'), by, withFolder: id });
  for (const { type, inFolder } of allContent())
    await inFolder?.trash(tx, { ids: idsOf(owned, type), by, withFolder: id });
  const trash = { trashed_at: tx.now(), trashed_by: by };
  const inner = await changeFolders(tx, idsOf(owned, 'folder'), { ...trash, trashed_with: id });
  const folder = await changeFolder(tx, id, trash);
  await tx.record(
    ...[folder, ...inner].map((one) => ({
      type: 'folder.trashed' as const,
      payload: { folderId: one.id },
      objectId: one.id,
      version: one.version,
    })),
  );
  return folder;
}

type Held = { readonly id: string; readonly type: AccessObjectType; readonly isOwned: boolean };

/** Down through what the person owns. What they don't own is named, but not what is in it: it goes where it goes. */
async function readHeld(tx: TxCtx, id: string): Promise<Held[]> {
  const { rows } = await sql<Held>`
    with recursive held as (
      select o.id, o.type, true as "isOwned" from access_objects o
      where o.workspace_id = ${tx.workspace.id} and o.id = ${id}
      union
      select child.id, child.type, ${rankOf(tx, 'child.source_id')} = 3
      from access_objects child join held on child.parent_id = held.id
      where child.workspace_id = ${tx.workspace.id} and held."isOwned" and held.type = 'folder'
    )
    select held.* from held
    where held.id <> ${id}
      and not exists (select 1 from projects p where p.workspace_id = ${tx.workspace.id} and p.id = held.id
        and p.trashed_at is not null)
      and not exists (select 1 from folders f where f.workspace_id = ${tx.workspace.id} and f.id = held.id
        and f.trashed_at is not null)`.execute(tx.db);
  return rows;
}

async function moveUp(tx: TxCtx, objects: readonly Held[], parentId: string | null): Promise<void> {
  if (objects.length === 0) return;
  await moveObjects(
    tx,
    objects.map(({ id }) => id),
    parentId,
  );
  for (const { type, inFolder } of allContent()) await inFolder?.place(tx, idsOf(objects, type), parentId);
  const projects = await changeProjects(tx, idsOf(objects, 'project'), { folder_id: parentId });
  const folders = await changeFolders(tx, idsOf(objects, 'folder'), { parent_id: parentId });
  await tx.record(
    ...projects.map(({ id, version }) => ({
      type: 'project.moved' as const,
      payload: { projectId: id, from: null, to: parentId },
      objectId: id,
      version,
    })),
    ...folders.map(({ id, version }) => ({
      type: 'folder.moved' as const,
      payload: { folderId: id, from: null, to: parentId },
      objectId: id,
      version,
    })),
  );
}

function idsOf(objects: readonly Held[], type: AccessObjectType): string[] {
  return objects.filter((object) => object.type === type).map(({ id }) => id);
}
