import {
  parseCreateTenant,
  type CreateTenant,
  type CreateTenantResult,
} from '#domain/accounts/create-tenant.ts';
import { isSameEmail } from '#domain/accounts/email.ts';
import { Forbidden, ValidationError } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { findMembership } from '#server/kernel/members/index.ts';
import { createWorkspace } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import { inTransaction } from '#server/platform/context/context.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import type { Account } from './account.ts';
import type { Asking } from './asking.ts';
import { createTicket } from './create-ticket.ts';
import { checkEmailDomain } from './denied-domains.ts';
import { joinSample } from './join-sample.ts';
import { limits } from './limits.ts';
import { hashPassword, isPasswordOf } from './passwords/password-hash.ts';
import { recordFirstPassword } from './passwords/record-first-password.ts';
import { setFirstPassword } from './passwords/set-password.ts';
import { requireSignUp } from './require-sign-up.ts';
import type { Session } from './sessions/find-session.ts';
import './tables.ts';

/** A workspace of one's own for somebody whose e-mail session proves the address. */
export async function createTenant(
  services: Services,
  { limiter }: Pick<Asking, 'limiter'>,
  { session, ...input }: CreateTenant & { session: Session },
): Promise<CreateTenantResult> {
  requireSignUp(services.env);
  const request = accept(parseCreateTenant(input));
  const { account } = session;
  requireProof(session, request);
  accept(checkEmailDomain(services.env, account.email));
  await limiter.take(limits.createTenantByAccount, account.id);
  const passwordHash =
    request.method === 'EMAIL' ? await checkPassword(limiter, account, request.password) : null;
  await services.database.transaction({}, 'read write', async (db) => {
    if (passwordHash !== null) await setFirstPassword(services, db, { accountId: account.id, passwordHash });
    await db
      .updateTable('accounts')
      .set({
        name: request.name,
        updated_at: services.now(),
        ...(request.marketingCommsEnabled !== undefined && {
          marketing_comms_enabled: request.marketingCommsEnabled,
        }),
      })
      .where('id', '=', account.id)
      .execute();
  });
  const { teamName, subdomain, name, jobRole, orgSize, promo, installTemplateId } = request;
  const workspace = await createWorkspace(services, {
    name: teamName,
    ...(subdomain !== undefined && { subdomain }),
    owner: { accountId: account.id, email: account.email, name, ...(jobRole !== undefined && { jobRole }) },
    ...(orgSize !== undefined && { orgSize }),
    ...(promo !== undefined && { promo }),
    ...(installTemplateId !== undefined && { templateId: installTemplateId }),
  });
  if (passwordHash !== null) {
    await inTransaction(services.systemCtx(workspace), async (tx) => {
      const member = await findMembership(tx.db, workspace.id, account.id);
      if (member) await recordFirstPassword(services, tx, { memberId: member.id, email: account.email });
    });
  }
  if (request.sampleToken !== undefined)
    await joinSample(services, { token: request.sampleToken, account, name });
  return {
    healthCheckUrl: workspaceUrl(services.env.rootUrl, workspace.subdomain, '/ping'),
    redirectUrl: await createTicket(services, workspace, { email: account.email, sessionId: session.id }),
  };
}

/** The session must prove what the request says: the address, or the provider that vouches for it. */
function requireProof({ account, provider }: Session, request: CreateTenant): void {
  if (request.method === 'AUTH0' || request.method === 'OIDC') {
    const named = request.method === 'OIDC' ? request.provider : 'AUTH0';
    if (provider !== named) throw new Forbidden('Sign in with this provider first');
  } else if (!isSameEmail(account.email, request.email)) {
    throw new Forbidden('Confirm this e-mail address first');
  }
}

/** A session must not be enough to replace a password: the one that exists has to be typed. */
async function checkPassword(
  limiter: Asking['limiter'],
  account: Account,
  password: string,
): Promise<string | null> {
  if (account.passwordHash === null) return hashPassword(password);
  await limiter.requireRoom(limits.loginFailuresByEmail, account.email);
  if (await isPasswordOf(account.passwordHash, password)) return null;
  await limiter.count(limits.loginFailuresByEmail, account.email);
  throw new ValidationError(
    'You have a password already, and this is not it. Sign up with a code instead, or type it again.',
  );
}
