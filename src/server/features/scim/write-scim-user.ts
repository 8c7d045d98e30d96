import type { ScimUser } from '#domain/scim/scim-user.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import './tables.ts';

/** What the directory says beside what the workspace itself keeps. */
export async function writeScimUser(tx: TxCtx, memberId: string, user: ScimUser): Promise<void> {
  const said = {
    user_name: user.userName,
    external_id: user.externalId,
    given_name: user.givenName,
    family_name: user.familyName,
    emails: JSON.stringify(user.emails),
    updated_at: tx.now(),
  };
  await tx.db
    .insertInto('scim_users')
    .values({ workspace_id: tx.workspace.id, member_id: memberId, ...said })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'member_id']).doUpdateSet(said))
    .execute();
}
