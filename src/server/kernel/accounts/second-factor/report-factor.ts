import type { FactorKind } from '#domain/accounts/second-factor.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { secondFactorMail } from '../mails/second-factor-mail.ts';
import type { Own } from '../sessions/require-own-session.ts';

export type FactorChange =
  | { readonly type: 'member.secondFactorAdded' | 'member.secondFactorRemoved'; readonly kind: FactorKind }
  | { readonly type: 'member.recoveryCodesRenewed' | 'member.recoveryCodeUsed' };

/** Somebody whose account was changed by another person learns of it by mail, and an admin from the log. */
export async function reportFactor(
  { mailer }: Pick<Services, 'mailer'>,
  tx: TxCtx,
  { session, membership: { id: memberId } }: Own,
  { change, what }: { change: FactorChange; what: string },
): Promise<void> {
  await tx.record(
    'kind' in change
      ? { type: change.type, payload: { memberId, kind: change.kind }, objectId: null }
      : { type: change.type, payload: { memberId }, objectId: null },
  );
  await mailer.post(tx.db, secondFactorMail({ to: session.account.email, what }));
}
