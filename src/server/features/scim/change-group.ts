import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { patchGroup } from '#domain/scim/patch-group.ts';
import { readPatch } from '#domain/scim/patch-request.ts';
import { invalidValue } from '#domain/scim/scim-error.ts';
import { readScimGroup, type ScimGroup } from '#domain/scim/scim-group.ts';
import {
  createGroupIn,
  deleteGroupIn,
  moveGroupMembers,
  renameGroupIn,
} from '#server/kernel/access/index.ts';
import { findHeir } from '#server/kernel/members/index.ts';
import '#server/kernel/members/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { requireVersion, type Address } from './resource-meta.ts';
import type { Asked } from './resource-routes.ts';
import type { ScimCaller } from './scim-bearer.ts';
import { getStoredGroup, groupOf, groupResource, type StoredGroup } from './stored-group.ts';
import './tables.ts';

/** Throws ScimError. */
export async function createScimGroup({ ctx }: ScimCaller, body: unknown, address: Address): Promise<Json> {
  const group = readScimGroup(body);
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const { id } = await createGroupIn(tx, { name: group.displayName, createdBy: null });
    const empty = await getStoredGroup(tx.db, tx.workspace.id, { id });
    await writeChange(tx, empty, group);
    return groupResource(await getStoredGroup(tx.db, tx.workspace.id, { id }), address);
  });
}

/** Throws ScimError. */
export function replaceGroup(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json> {
  const group = readScimGroup(body);
  return changeGroup(caller, asked, () => group);
}

/** Throws ScimError. */
export function patchStoredGroup(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json> {
  const steps = readPatch(body);
  return changeGroup(caller, asked, (before) => patchGroup(before, steps));
}

/** Throws ScimError. */
export async function deleteScimGroup({ ctx }: ScimCaller, { id, ifMatch, address }: Asked): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const stored = await getStoredGroup(tx.db, tx.workspace.id, { id });
    requireVersion(groupResource(stored, address), ifMatch);
    await deleteGroupIn(tx, { id: stored.id, heirId: await findHeir(tx, null) });
  });
}

async function changeGroup(
  { ctx }: ScimCaller,
  { id, ifMatch, address }: Asked,
  change: (before: ScimGroup) => ScimGroup,
): Promise<Json> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const stored = await getStoredGroup(tx.db, tx.workspace.id, { id });
    requireVersion(groupResource(stored, address), ifMatch);
    await writeChange(tx, stored, change(groupOf(stored)));
    return groupResource(await getStoredGroup(tx.db, tx.workspace.id, { id: stored.id }), address);
  });
}

/** Only what is different, so that a repeated sync changes nothing. */
async function writeChange(tx: TxCtx, stored: StoredGroup, group: ScimGroup): Promise<void> {
  const { id: groupId } = stored;
  const before = groupOf(stored);
  if (group.displayName !== before.displayName)
    await renameGroupIn(tx, { id: groupId, name: group.displayName });
  if (group.externalId !== before.externalId) await writeExternalId(tx, groupId, group.externalId);
  const add = group.memberIds.filter((id) => !before.memberIds.includes(id));
  const remove = before.memberIds.filter((id) => !group.memberIds.includes(id));
  if (add.length + remove.length === 0) return;
  await requireMembers(tx, add);
  await moveGroupMembers(tx, { groupId, add, remove, heirId: await findHeir(tx, null) });
}

/** Suspended people may be in a group: providers push whole groups without looking. Throws ScimError. */
async function requireMembers(tx: TxCtx, ids: readonly string[]): Promise<void> {
  const { known } = await tx.db
    .selectFrom('members')
    .select((row) => row.fn.countAll<string>().as('known'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .executeTakeFirstOrThrow();
  if (Number(known) !== ids.length)
    throw invalidValue('Some of these members are no users of this workspace');
}

async function writeExternalId(tx: TxCtx, groupId: string, externalId: string | null): Promise<void> {
  if (externalId === null) {
    await tx.db
      .deleteFrom('scim_groups')
      .where('workspace_id', '=', tx.workspace.id)
      .where('group_id', '=', groupId)
      .execute();
    return;
  }
  await tx.db
    .insertInto('scim_groups')
    .values({ workspace_id: tx.workspace.id, group_id: groupId, external_id: externalId })
    .onConflict((conflict) =>
      conflict.columns(['workspace_id', 'group_id']).doUpdateSet({ external_id: externalId }),
    )
    .execute();
}
