import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { findAccountOfMember, revokeSessionsBesides } from '#server/kernel/accounts/index.ts';
import { readSignInWays } from '#server/kernel/workspaces/index.ts';
import '#server/kernel/workspaces/tables.ts';
import { lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, withDirectory, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { recordSso } from './record-sso.ts';

/** Everybody but one admin must use the workspace's provider. Sessions that came another way end at once. */
export async function enforceSso(ctx: Ctx, breakGlassId: string | null): Promise<void> {
  const { sessionId } = requireMember(ctx);
  allow(ctx, 'authentication.manage');
  await inTransaction(withDirectory(ctx), async (tx) => {
    allow(tx, 'authentication.manage');
    await lockWorkspace(tx);
    if (breakGlassId !== null) await requireReady(tx, breakGlassId);
    await tx.db
      .updateTable('sso_settings')
      .set({ enforced: breakGlassId !== null, break_glass_id: breakGlassId })
      .where('workspace_id', '=', tx.workspace.id)
      .execute();
    await recordSso(tx, 'ssoEnforced', { enforced: breakGlassId !== null, breakGlassId });
    if (breakGlassId !== null) await revokeSessionsBesides(tx, { breakGlassId, sessionId });
  });
}

async function requireReady(tx: TxCtx, breakGlassId: string): Promise<void> {
  const { provider } = await readSignInWays(tx.db, tx.workspace.id);
  if (provider?.testedAt == null) throw new InvalidOperation('Test single sign-on first');
  const admin = await findAccountOfMember(tx, breakGlassId);
  if (!admin?.isAdmin) throw new InvalidOperation('Choose an admin of this workspace');
  // Without one they would be locked out with everybody else when the provider fails.
  if (!admin.hasPassword) throw new InvalidOperation('This admin needs a password first');
}
