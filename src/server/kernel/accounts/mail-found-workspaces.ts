import { parseEmail } from '#domain/accounts/email.ts';
import { ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { findAccountByEmail } from './account.ts';
import type { Asking } from './asking.ts';
import { requireBotCheck } from './bot-check/bot-check.ts';
import { findTeamsElsewhere } from './find-teams-elsewhere.ts';
import { inEvenTime } from './even-time.ts';
import { limits } from './limits.ts';
import { foundWorkspacesMail } from './mails/found-workspaces-mail.ts';
import { safeRedirect } from './safe-redirect.ts';

/** Mails somebody where they are a member; the answer to anyone who asked is always the same. */
export async function mailFoundWorkspaces(
  services: Services,
  { limiter, address }: Asking,
  input: { email: string; recaptchaToken: string; redirect?: string | undefined },
): Promise<void> {
  const email = accept(parseEmail(input.email));
  if (input.recaptchaToken.trim() === '') throw new ValidationError('Confirm that you are not a robot');
  await limiter.take(limits.mailByAddress, address);
  await requireBotCheck(services, limiter, { token: input.recaptchaToken, address });
  await limiter.take(limits.mailByEmail, email);
  await inEvenTime(async () => {
    const { database, mailer, env } = services;
    const account = await database.transaction({}, 'read only', (db) => findAccountByEmail(db, email));
    const teams = account
      ? (await findTeamsOfAccount(services, { accountId: account.id, email })).current
      : [];
    const elsewhere = await findTeamsElsewhere(services, email);
    await database.transaction({}, 'read write', (db) =>
      mailer.post(
        db,
        foundWorkspacesMail({
          to: email,
          teams,
          elsewhere,
          rootUrl: env.rootUrl,
          path: safeRedirect(input.redirect) ?? '/',
        }),
      ),
    );
  });
}
