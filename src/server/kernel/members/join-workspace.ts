import type { Role } from '#domain/access/roles.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type TxCtx, type WorkspaceRef } from '#server/platform/context/context.ts';
import type { Database } from '#server/platform/db/database.ts';
import { hashOfToken } from '#server/platform/secrets/secrets.ts';
import { addMember } from './add-member.ts';
import { grantByInvite } from './grant-by-invite.ts';
import { inviteColumns, type Invite } from './invite.ts';
import type { Member } from './member.ts';
import './tables.ts';

export type OpenInvite = {
  id: string;
  email: string;
  role: Role;
  message: string;
  invitedBy: string;
  /** Null where only the mailbox has the link. */
  linkCopiedAt: Date | null;
};

/** The invitation a link stands for, while it can still be accepted. */
export async function findOpenInvite(
  database: Database,
  workspace: WorkspaceRef,
  { token, now }: { token: string; now: Date },
): Promise<OpenInvite | undefined> {
  return database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
    db
      .selectFrom('invites')
      .innerJoin('members', (join) =>
        join
          .onRef('members.workspace_id', '=', 'invites.workspace_id')
          .onRef('members.id', '=', 'invites.invited_by'),
      )
      .select([
        'invites.id',
        'invites.email',
        'invites.role',
        'invites.message',
        'invites.link_copied_at as linkCopiedAt',
        'members.name as invitedBy',
      ])
      .where('invites.workspace_id', '=', workspace.id)
      .where('token_hash', '=', hashOfToken(token))
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst(),
  );
}

export type Joining = { email: string; name: string; inviteId: string | null };

/** By invitation with the role and the access it names; by domain as a viewer. The caller has proved the e-mail address. */
export async function joinWorkspace(
  services: Pick<Services, 'systemCtx'>,
  workspace: WorkspaceRef,
  { accountId, ...joining }: Joining & { accountId: string },
): Promise<Member> {
  return inTransaction(services.systemCtx(workspace), (tx) => joinIn(tx, joining, async () => accountId));
}

/** The account is asked for once the invitation is taken, so that a spent invitation makes none. */
export async function joinIn(
  tx: TxCtx,
  joining: Joining,
  findAccountId: () => Promise<string>,
): Promise<Member> {
  if (joining.inviteId === null) {
    const accountId = await findAccountId();
    return addMember(tx, { ...joining, accountId, role: 'VIEWER', workspaceAdmin: false });
  }
  const invite = await takeInvite(tx, joining.inviteId, joining.email);
  const accountId = await findAccountId();
  const member = await addMember(tx, { ...joining, accountId, role: invite.role, workspaceAdmin: false });
  await grantByInvite(tx, invite, member.id);
  return member;
}

async function takeInvite(tx: TxCtx, id: string, email: string): Promise<Invite> {
  const invite = await tx.db
    .updateTable('invites')
    .set({ accepted_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', tx.now())
    .returning(inviteColumns)
    .executeTakeFirst();
  if (!invite) throw new NotFound('This invitation is no longer valid. Ask for a new one.');
  return invite;
}
