import { addMember } from '#server/kernel/members/index.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory } from '#server/platform/context/context.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import type { Account } from './account.ts';
import { SpentLink, useLink } from './challenges/use-link.ts';
import './tables.ts';

type Joining = { token: string; account: Pick<Account, 'id' | 'email'>; name: string };

/**
 * The person who starts Hark is given the sample: the link that the first start printed makes them its admin under their
 * own account. Works once; a workspace of one's own is not refused because the link is old.
 */
export async function joinSample(services: Services, { token, account, name }: Joining): Promise<void> {
  const link = await services.database.transaction({}, 'read only', (db) =>
    db
      .selectFrom('email_challenges')
      .select('workspace_id as workspaceId')
      .where('secret_hash', '=', hashOfToken(token))
      .where('purpose', '=', 'sample')
      .executeTakeFirst(),
  );
  const workspace = link?.workspaceId
    ? await findWorkspaceById(services.database, link.workspaceId)
    : undefined;
  if (!workspace) return;
  await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    await useLink(tx.db, { token, purposes: ['sample'], workspaceId: workspace.id, now: tx.now() });
    await addMember(tx, {
      accountId: account.id,
      email: account.email,
      name,
      role: 'MANAGER',
      workspaceAdmin: true,
      inviteId: null,
    });
  }).catch((refusal: unknown) => {
    if (!(refusal instanceof SpentLink)) throw refusal;
  });
}
