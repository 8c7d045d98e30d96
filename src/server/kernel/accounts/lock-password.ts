import { readMailBrand } from '#server/kernel/brand/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction, withDirectory, type WorkspaceRef } from '#server/platform/context/context.ts';
import { createLink } from './challenges/create-link.ts';
import { findActiveMember } from './find-active-member.ts';
import { unlockMail } from './mails/workspace-link-mails.ts';

/** Tells the owner of a password that strangers locked it, with a way to unlock it at once. */
export async function lockPassword(
  services: Services,
  workspace: WorkspaceRef,
  email: string,
): Promise<void> {
  await inTransaction(withDirectory(services.systemCtx(workspace)), async (tx) => {
    const member = await findActiveMember(tx.db, workspace.id, email);
    if (!member) return;
    const token = await createLink(tx, tx.db, { purpose: 'unlock', email, workspaceId: workspace.id });
    const { rootUrl } = services.env;
    const brand = await readMailBrand(tx.db, workspace, rootUrl);
    await services.mailer.post(tx.db, unlockMail({ to: email, token, workspace, rootUrl, brand }));
    await tx.record({ type: 'member.locked', payload: { memberId: member.membership.id }, objectId: null });
  });
}
