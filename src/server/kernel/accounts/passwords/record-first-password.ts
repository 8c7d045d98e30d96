import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { passwordSetMail } from '../mails/workspace-link-mails.ts';

/** Somebody whose link was used by another person learns of it by mail, and an admin from the log. */
export async function recordFirstPassword(
  { mailer }: Pick<Services, 'mailer'>,
  tx: TxCtx,
  { memberId, email }: { memberId: string; email: string },
): Promise<void> {
  await tx.record({ type: 'member.passwordChanged', payload: { memberId }, objectId: null });
  await mailer.post(tx.db, passwordSetMail({ to: email, workspaceName: tx.workspace.name }));
}
