import { isDeepStrictEqual } from 'node:util';
import type { Json } from '#domain/scim/json.ts';
import { readPatch } from '#domain/scim/patch-request.ts';
import { patchUser } from '#domain/scim/patch-user.ts';
import { nameOfUser, readScimUser, type ScimUser } from '#domain/scim/scim-user.ts';
import {
  changeMember,
  findHeir,
  reactivateIn,
  suspendIn,
  takeOutMember,
} from '#server/kernel/members/index.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import { requireFreeUserName } from './create-user.ts';
import { requireVersion } from './resource-meta.ts';
import type { Asked } from './resource-routes.ts';
import type { ScimCaller } from './scim-bearer.ts';
import { getStoredUser, userOf, userResource, type StoredUser } from './stored-user.ts';
import { writeScimUser } from './write-scim-user.ts';

/** A whole user in place of the one there is. What a PUT doesn't name stays, `active` above all. Throws ScimError. */
export function replaceUser(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json> {
  const user = readScimUser(body);
  return changeUser(caller, asked, (before) => ({
    ...user,
    displayName: user.displayName ?? before.displayName,
    emails: user.emails.length === 0 ? before.emails : user.emails,
  }));
}

/** Throws ScimError. */
export function patchStoredUser(caller: ScimCaller, asked: Asked, body: unknown): Promise<Json> {
  const steps = readPatch(body);
  return changeUser(caller, asked, (before) => patchUser(before, steps));
}

/** Takes the person out; what they made stays and names them. Throws ScimError. */
export async function deleteUser({ ctx }: ScimCaller, { id, ifMatch, address }: Asked): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const stored = await getStoredUser(tx.db, tx.workspace.id, id);
    requireVersion(userResource(stored, address), ifMatch);
    await takeOutMember(tx, { id: stored.id, heirId: await findHeir(tx, stored.id) });
    await tx.db
      .deleteFrom('scim_users')
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', stored.id)
      .execute();
  });
}

async function changeUser(
  { ctx }: ScimCaller,
  { id, ifMatch, address }: Asked,
  change: (before: ScimUser) => ScimUser,
): Promise<Json> {
  return inTransaction(ctx, async (tx) => {
    await lockWorkspace(tx);
    const stored = await getStoredUser(tx.db, tx.workspace.id, id);
    requireVersion(userResource(stored, address), ifMatch);
    await writeChange(tx, stored, change(userOf(stored)));
    return userResource(await getStoredUser(tx.db, tx.workspace.id, stored.id), address);
  });
}

/** Writes only what is different: a directory repeats itself every forty minutes. */
async function writeChange(tx: TxCtx, stored: StoredUser, user: ScimUser): Promise<void> {
  const before = userOf(stored);
  if (isDeepStrictEqual(plain(before), plain(user))) return;
  await requireFreeUserName(tx, user.userName, stored.id);
  await writeScimUser(tx, stored.id, user);
  const name = nameOfUser(user);
  if (name !== stored.name) {
    const { version } = await changeMember(tx, stored.id, { name });
    await tx.record({
      type: 'member.updated',
      payload: { memberId: stored.id, changed: ['name'] },
      objectId: stored.id,
      version,
    });
  }
  if (before.active && !user.active) await suspendIn(tx, stored.id);
  if (!before.active && user.active) await reactivateIn(tx, stored.id);
}

/** Without keys that hold nothing: a mail without a type equals one that never had it. */
function plain(user: ScimUser): unknown {
  return JSON.parse(JSON.stringify({ ...user, displayName: nameOfUser(user) }));
}
