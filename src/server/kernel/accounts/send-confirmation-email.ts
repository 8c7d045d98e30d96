import {
  parseSendConfirmationEmail,
  type SendConfirmationEmail,
  type SendConfirmationEmailOutcome,
} from '#domain/accounts/confirm-email.ts';
import { isSameEmail } from '#domain/accounts/email.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findTeamsOfAccount } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Asking } from './asking.ts';
import { requireBotCheck } from './bot-check/bot-check.ts';
import { createLink } from './challenges/create-link.ts';
import { createOneTimeCode } from './challenges/one-time-code.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { limitMail } from './limit-mail.ts';
import { limits } from './limits.ts';
import { confirmLinkMail, oneTimeCodeMail } from './mails/confirm-email-mail.ts';
import { requireSignUp } from './require-sign-up.ts';
import type { Session } from './sessions/find-session.ts';

/** Mails a code or a link that proves the address, for signing up and signing in at the root host alike. */
export async function sendConfirmationEmail(
  services: Services,
  asking: Asking,
  input: SendConfirmationEmail & { session: Session | undefined },
): Promise<SendConfirmationEmailOutcome> {
  const { limiter, address } = asking;
  const request = accept(parseSendConfirmationEmail(input));
  if (request.forceCreateWorkspace) requireSignUp(services.env);
  const email = accept(checkEmailDomain(services.env, request.email));
  await limiter.take(limits.mailByAddress, address);
  await requireBotCheck(services, limiter, { token: request.recaptchaToken, address });
  if (!request.forceCreateWorkspace && !request.skipFastLoginRedirect) {
    const teamId = await findOnlyWorkspace(services, input.session, email);
    if (teamId !== undefined) return { outcome: 'EMAIL_SKIPPED', teamId };
  }
  await limitMail(services, asking, email);
  return request.useOneTimeCodeFlow ? mailCode(services, email) : mailLink(services, email);
}

/** Somebody whom this browser knows already, with one place to go. */
async function findOnlyWorkspace(
  services: Services,
  session: Session | undefined,
  email: string,
): Promise<string | undefined> {
  if (!session || !isSameEmail(session.account.email, email)) return undefined;
  const { current } = await findTeamsOfAccount(services, { accountId: session.account.id, email });
  return current.length === 1 ? current[0]?.id : undefined;
}

function mailCode(services: Services, email: string): Promise<SendConfirmationEmailOutcome> {
  return services.database.transaction({}, 'read write', async (db) => {
    const { challenge, code } = await createOneTimeCode(services, db, email);
    await services.mailer.post(db, oneTimeCodeMail({ to: email, code }));
    return { outcome: 'EMAIL_ONE_TIME_CODE', codeChallenge: challenge };
  });
}

function mailLink(services: Services, email: string): Promise<SendConfirmationEmailOutcome> {
  return services.database.transaction({}, 'read write', async (db) => {
    const token = await createLink(services, db, { purpose: 'confirm-link', email, workspaceId: null });
    await services.mailer.post(db, confirmLinkMail({ to: email, token, rootUrl: services.env.rootUrl }));
    return { outcome: 'EMAIL_SENT' };
  });
}
