import { canGrantRole } from '#domain/access/can.ts';
import { levelRank, type Level } from '#domain/access/levels.ts';
import type { Role } from '#domain/access/roles.ts';
import { parseEmail } from '#domain/accounts/email.ts';
import { Forbidden, InvalidOperation } from '#domain/errors/hark-error.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { getAccessObject, requireOwnMap, type ObjectRef } from '#server/kernel/access/index.ts';
import { checkRoom, lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import { countPlaces } from './count-members.ts';
import { inviteColumns, inviteExpiry, type Invite } from './invite.ts';
import type { SendInvite } from './invite-mail.ts';
import { limitInvites } from './limit-invites.ts';
import './tables.ts';

export type InviteInput = {
  email: string;
  role: Role;
  message?: string | null;
  /** What the person gets access to by accepting, beside the workspace itself. */
  object?: (ObjectRef & { level: Level }) | null;
};

/** Invites a person by mail. Inviting again replaces the open invitation and its link. */
export async function inviteMember(ctx: Ctx, send: SendInvite, input: InviteInput): Promise<Invite> {
  const email = accept(parseEmail(input.email));
  const message = accept(parseText(textLimits.inviteMessage, input.message ?? ''));
  const { viewer } = requireMember(ctx);
  const token = newSecretToken();
  await limitInvites(ctx, email);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'member.invite');
    if (!canGrantRole(viewer, input.role))
      throw new Forbidden('You can’t invite someone with more permissions than you have');
    const object = input.object ? await shareable(tx, input.object) : null;
    // Two at once for one address: the second replaces the first instead of running into it.
    await lockWorkspace(tx);
    await requireStranger(tx, email);
    await closeOpenInvite(tx, email);
    await checkRoom(tx, countLimits.membersPerWorkspace, () => countPlaces(tx));
    const invite = await tx.db
      .insertInto('invites')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        email,
        role: input.role,
        message,
        token_hash: hashOfToken(token),
        invited_by: viewer.id,
        created_at: tx.now(),
        expires_at: inviteExpiry(tx.now()),
        accepted_at: null,
        revoked_at: null,
        object_type: object?.type ?? null,
        object_id: object?.id ?? null,
        level: object ? levelRank(object.level) : null,
      })
      .returning(inviteColumns)
      .executeTakeFirstOrThrow();
    await send(tx, { invite, token });
    await tx.record({
      type: 'member.invited',
      payload: { inviteId: invite.id, email, role: input.role },
      objectId: invite.id,
      after: { email, role: input.role, ...(object && { object }) },
    });
    return invite;
  });
}

/** Inviting to an object is sharing it. */
async function shareable(
  tx: TxCtx,
  wanted: ObjectRef & { level: Level },
): Promise<ObjectRef & { level: Level }> {
  const object = await getAccessObject(tx, tx.db, wanted);
  allow(tx, `${object.type}.share`, object);
  requireOwnMap(object);
  return { type: object.type, id: object.id, level: wanted.level };
}

async function requireStranger(tx: TxCtx, email: string): Promise<void> {
  const member = await tx.db
    .selectFrom('members')
    .select('id')
    .where('workspace_id', '=', tx.workspace.id)
    .where('email', '=', email)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (member) throw new InvalidOperation(`${email} is a member of this workspace already`);
}

async function closeOpenInvite(tx: TxCtx, email: string): Promise<void> {
  await tx.db
    .updateTable('invites')
    .set({ revoked_at: tx.now() })
    .where('workspace_id', '=', tx.workspace.id)
    .where('email', '=', email)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute();
}
