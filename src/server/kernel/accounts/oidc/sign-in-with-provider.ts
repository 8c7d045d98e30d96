import { unverifiedEmailMessage } from '#domain/accounts/provider-claims.ts';
import { HumanErrorMessage, NotFound } from '#domain/errors/hark-error.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { buildUrl } from '#domain/routes/build-url.ts';
import { findWorkspaceById } from '#server/kernel/workspaces/index.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { workspaceUrl } from '#server/platform/http/hosts.ts';
import { createAccount, type Account } from '../account.ts';
import type { Asking } from '../asking.ts';
import { createLink } from '../challenges/create-link.ts';
import { checkEmailDomain } from '../denied-domains.ts';
import { limits } from '../limits.ts';
import { linkIdentityMail } from '../mails/link-identity-mail.ts';
import { finishOidc, type FinishedFlow, type ProviderAnswer } from './finish-oidc.ts';
import { addIdentity, useIdentity } from './identities.ts';

/** Somebody who signs in, or somebody signed in who adds this way to their account page. */
export type ProviderSignIn =
  | { readonly account: Account; readonly aim: { teamId: string; redirect: string | null } | undefined }
  | { readonly linkUrl: string };

/** The account of the person the provider vouches for, made on the first visit. An account that exists is asked by mail. */
export async function signInWithProvider(
  services: Services,
  asking: Asking,
  answer: ProviderAnswer,
): Promise<ProviderSignIn> {
  const finished = await finishOidc(services, answer);
  const { workspaceId, sessionId, redirect } = finished.flow;
  if (sessionId !== null && workspaceId !== null)
    return { linkUrl: await returnToAccount(services, finished, { workspaceId, sessionId }) };
  const account = await services.database.transaction({}, 'read write', (db) =>
    findOrMake(services, db, finished),
  );
  const aim = workspaceId === null ? undefined : { teamId: workspaceId, redirect };
  if (account) return { account, aim };
  await askByMail(services, asking, finished);
  throw new HumanErrorMessage(
    `You already have an account for ${finished.identity.email}. Follow the link that we sent to this address to sign in.`,
  );
}

/** Undefined where the address has an account: somebody else may have made it, so its mailbox decides. */
async function findOrMake(
  services: Services,
  db: Db,
  { identity }: FinishedFlow,
): Promise<Account | undefined> {
  const known = await useIdentity(services, db, identity);
  if (known) return known;
  const { email, name } = identity;
  if (!identity.isEmailVerified) throw new HumanErrorMessage(unverifiedEmailMessage(identity.provider));
  accept(checkEmailDomain(services.env, email));
  const made = await createAccount(services, db, { email, name, passwordHash: null });
  if (made) await addIdentity(services, db, { ...identity, accountId: made.id });
  return made;
}

/** Nothing is linked yet: the page that asked, in the browser that asked, takes it from here. */
async function returnToAccount(
  services: Services,
  { flow, identity }: FinishedFlow,
  { workspaceId, sessionId }: { workspaceId: string; sessionId: string },
): Promise<string> {
  const workspace = await findWorkspaceById(services.database, workspaceId);
  if (!workspace) throw new NotFound('There is no workspace at this address');
  const token = await services.database.transaction({}, 'read write', (db) =>
    createLink(services, db, {
      purpose: 'link-own',
      email: identity.email,
      workspaceId,
      sessionId,
      flowId: flow.id,
    }),
  );
  const path = buildUrl('settingsUserAccount', { query: { link: token } });
  return workspaceUrl(services.env.rootUrl, workspace.subdomain, path);
}

async function askByMail(
  services: Services,
  { limiter, address }: Asking,
  { flow, identity: { email, provider } }: FinishedFlow,
): Promise<void> {
  await limiter.take(limits.mailByAddress, address);
  await limiter.take(limits.mailByEmail, email);
  await services.database.transaction({}, 'read write', async (db) => {
    const token = await createLink(services, db, {
      purpose: 'link-identity',
      email,
      workspaceId: null,
      flowId: flow.id,
    });
    const { rootUrl } = services.env;
    await services.mailer.post(db, linkIdentityMail({ to: email, provider, token, rootUrl }));
  });
}
