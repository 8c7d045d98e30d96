import { NotFound } from '#domain/errors/hark-error.ts';
import { getLevel } from '#server/kernel/access/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { isLinkTo, type LinkTarget } from './link-target.ts';
import { publicLinkColumns, settingsOf, type PublicLink } from './public-link.ts';
import './tables.ts';

type Sealing = Pick<Services, 'secrets'>;

/** Closes the page for everybody who has its address. */
export async function revokePublicLink(services: Sealing, ctx: Ctx, target: LinkTarget): Promise<PublicLink> {
  const { type, id } = target.object;
  return inTransaction(ctx, async (tx) => {
    const level = await getLevel(tx, tx.db, type, id);
    allow(tx, 'publicLink.revoke', { level });
    const revoked = await endLink(services, tx, target);
    if (!revoked) throw new NotFound();
    return revoked;
  });
}

/** The open link of the target, closed; undefined when it had none. */
export async function endLink(
  { secrets }: Sealing,
  tx: TxCtx,
  target: LinkTarget,
): Promise<PublicLink | undefined> {
  const revoked = await tx.db
    .updateTable('public_links')
    .set({ revoked_at: tx.now(), revoked_by: requireMember(tx).viewer.id })
    .where('workspace_id', '=', tx.workspace.id)
    .where(isLinkTo(target))
    .where('revoked_at', 'is', null)
    .returning(publicLinkColumns)
    .executeTakeFirst();
  if (!revoked) return undefined;
  const { objectId, secretId } = revoked;
  if (secretId !== null) await secrets.box.remove(tx, secretId);
  await tx.record({
    type: 'publicLink.revoked',
    payload: { publicLinkId: revoked.id, objectType: revoked.type, objectId },
    objectId,
    before: settingsOf(revoked),
  });
  return revoked;
}
