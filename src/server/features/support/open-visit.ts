import { requireSupportState, supportTicketSeconds } from '#domain/staff/support-access.ts';
import type { Session } from '#server/kernel/accounts/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type WorkspaceRef } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { lockSupportAccess } from './lock-support-access.ts';
import './tables.ts';

export const enterPath = '/api/support/enter';

/** The address that carries staff into a workspace that let them in; works once, for a minute. */
export async function createVisit(
  services: Services,
  workspace: WorkspaceRef,
  { id, account }: { id: string } & Pick<Session, 'account'>,
): Promise<string> {
  const ticket = newSecretToken();
  await inTransaction(services.systemCtx(workspace), async (tx) => {
    const access = await lockSupportAccess(tx, id, account.id);
    requireSupportState(access, 'ACTIVE', tx.now());
    await tx.db
      .insertInto('support_sessions')
      .values({
        workspace_id: workspace.id,
        id: tx.newId(),
        access_id: id,
        token_hash: hashOfToken(ticket),
        created_at: tx.now(),
      })
      .execute();
    await tx.record({
      type: 'supportVisit.opened',
      payload: { supportAccessId: id, staff: access.staffEmail },
      objectId: null,
    });
  });
  const url = new URL(workspaceUrl(services.env.rootUrl, workspace.subdomain, enterPath));
  url.searchParams.set('token', ticket);
  return url.href;
}

/** A new token for the cookie in exchange for the ticket; undefined for one that was used or is too old. */
export async function enterVisit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  workspace: WorkspaceRef,
  ticket: string,
): Promise<string | undefined> {
  const token = newSecretToken();
  const opened = await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    db
      .updateTable('support_sessions')
      .set({ token_hash: hashOfToken(token), opened_at: now() })
      .where('workspace_id', '=', workspace.id)
      .where('token_hash', '=', hashOfToken(ticket))
      .where('opened_at', 'is', null)
      .where('created_at', '>', new Date(now().getTime() - supportTicketSeconds * 1000))
      .returning('id')
      .executeTakeFirst(),
  );
  return opened && token;
}

export async function leaveVisit(
  { database, now }: Pick<Services, 'database' | 'now'>,
  workspace: WorkspaceRef,
  token: string,
): Promise<void> {
  await database.transaction({ workspaceId: workspace.id }, 'read write', (db) =>
    db
      .updateTable('support_sessions')
      .set({ left_at: now() })
      .where('workspace_id', '=', workspace.id)
      .where('token_hash', '=', hashOfToken(token))
      .execute(),
  );
}
