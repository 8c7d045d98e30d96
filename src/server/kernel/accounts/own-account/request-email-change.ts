import { isSameEmail, parseEmail } from '#domain/accounts/email.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { hashOfToken, newSecretToken } from '#server/platform/secrets/secrets.ts';
import type { Asking } from '../asking.ts';
import { checkEmailDomain } from '../denied-domains.ts';
import { limits } from '../limits.ts';
import { agreeToLeaveMail, confirmNewEmailMail } from '../mails/email-change-mails.ts';
import type { Own } from '../sessions/require-own-session.ts';
import { requireFreshProof } from './require-fresh-proof.ts';
import '../tables.ts';

const changeSeconds = 86_400;

/** Mails both addresses. Nothing changes until both links were followed: a typo or a thief stops at one of them. */
export async function requestEmailChange(
  services: Services,
  asking: Asking,
  own: Own,
  input: { email: string; password: string | undefined },
): Promise<void> {
  const { account } = own.session;
  const newEmail = accept(checkEmailDomain(services.env, accept(parseEmail(input.email))));
  if (isSameEmail(newEmail, account.email)) throw new ValidationError('This is your e-mail address already');
  await requireFreshProof(services, asking, own, input.password);
  await asking.limiter.take(limits.mailByAddress, asking.address);
  await asking.limiter.take(limits.mailByEmail, newEmail);
  const [oldToken, newToken] = [newSecretToken(), newSecretToken()];
  const { mailer, env, now, newId, database } = services;
  const time = now();
  await database.transaction({}, 'read write', async (db) => {
    await endEmailChanges(db, account.id, time);
    await db
      .insertInto('email_changes')
      .values({
        id: newId(),
        account_id: account.id,
        new_email: newEmail,
        old_token_hash: hashOfToken(oldToken),
        new_token_hash: hashOfToken(newToken),
        old_confirmed_at: null,
        new_confirmed_at: null,
        created_at: time,
        expires_at: new Date(time.getTime() + changeSeconds * 1000),
        ended_at: null,
      })
      .execute();
    const mail = { rootUrl: env.rootUrl, workspace: own.workspace, newEmail };
    await mailer.post(db, agreeToLeaveMail({ ...mail, to: account.email, token: oldToken }));
    await mailer.post(db, confirmNewEmailMail({ ...mail, to: newEmail, token: newToken }));
  });
}

/** Only one change is under way at a time; the links of earlier ones are dead. */
export async function endEmailChanges(db: Db, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('email_changes')
    .set({ ended_at: now })
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .execute();
}
