import { sql } from 'kysely';
import type { Json } from '#domain/scim/json.ts';
import { ScimError } from '#domain/scim/scim-error.ts';
import { emailOfUser, nameOfUser, readScimUser } from '#domain/scim/scim-user.ts';
import { findOrCreateAccount } from '#server/kernel/accounts/index.ts';
import { addMember, findMembership, suspendIn } from '#server/kernel/members/index.ts';
import { inTransaction, type TxCtx } from '#server/platform/context/context.ts';
import type { Address } from './resource-meta.ts';
import type { ScimCaller } from './scim-bearer.ts';
import { getStoredUser, userResource } from './stored-user.ts';
import { writeScimUser } from './write-scim-user.ts';
import './tables.ts';

/** Adds a person of the company's directory; somebody who left comes back as the author they were. Throws ScimError. */
export async function createUser(
  { ctx, defaultRole }: ScimCaller,
  body: unknown,
  address: Address,
): Promise<Json> {
  const user = readScimUser(body);
  const email = emailOfUser(user);
  return inTransaction(ctx, async (tx) => {
    await requireFreeUserName(tx, user.userName);
    const account = await findOrCreateAccount(tx, tx.db, email);
    if (await findMembership(tx.db, tx.workspace.id, account.id)) throw taken(user.userName);
    const member = await addMember(tx, {
      accountId: account.id,
      email: account.email,
      name: nameOfUser(user),
      role: defaultRole,
      workspaceAdmin: false,
      inviteId: null,
    });
    await writeScimUser(tx, member.id, user);
    if (!user.active) await suspendIn(tx, member.id);
    return userResource(await getStoredUser(tx.db, tx.workspace.id, member.id), address);
  });
}

/** Throws ScimError 409. */
export async function requireFreeUserName(tx: TxCtx, userName: string, exceptId?: string): Promise<void> {
  const holder = await tx.db
    .selectFrom('scim_users')
    .innerJoin('members', (join) =>
      join
        .onRef('members.workspace_id', '=', 'scim_users.workspace_id')
        .onRef('members.id', '=', 'scim_users.member_id'),
    )
    .select(['member_id', 'removed_at'])
    .where('scim_users.workspace_id', '=', tx.workspace.id)
    .where('user_name_key', '=', sql<string>`lower(${userName})`)
    .executeTakeFirst();
  if (!holder || holder.member_id === exceptId) return;
  if (holder.removed_at === null) throw taken(userName);
  await tx.db
    .deleteFrom('scim_users')
    .where('workspace_id', '=', tx.workspace.id)
    .where('member_id', '=', holder.member_id)
    .execute();
}

function taken(userName: string): ScimError {
  return new ScimError(409, `There is a user ${userName} already`, 'uniqueness');
}
