import { linkByAccountPageMessage } from '#domain/accounts/second-factor.ts';
import type { FlowProvider } from '#domain/accounts/sign-in-providers.ts';
import { HumanErrorMessage } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';
import type { Db } from '#server/platform/db/database.ts';
import { findAccountByEmail } from '../account.ts';
import { SpentLink } from '../challenges/use-link.ts';
import { identityLinkedMail } from '../mails/link-identity-mail.ts';
import { hasFactor } from '../second-factor/factors.ts';
import { addIdentity, type IdentityKey } from './identities.ts';
import '../tables.ts';

type LinkServices = Pick<Services, 'now' | 'newId' | 'mailer'>;

/**
 * After the mailbox of the account has agreed. Throws SpentLink where the account is gone. An account with a second
 * factor refuses: a provider is not asked for it, so the mailbox alone would open the account.
 */
export async function linkFromFlow(
  services: LinkServices,
  db: Db,
  { flowId, email }: { flowId: string; email: string },
): Promise<FlowProvider> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new SpentLink();
  if (await hasFactor(db, account.id)) throw new HumanErrorMessage(linkByAccountPageMessage);
  return linkProven(services, db, { flowId, account });
}

/** Gives the account what the provider said in this visit, and tells its owner. */
export async function linkProven(
  services: LinkServices,
  db: Db,
  { flowId, account }: { flowId: string; account: { id: string; email: string } },
): Promise<FlowProvider> {
  const identity = await readProven(db, flowId);
  await addIdentity(services, db, { ...identity, accountId: account.id });
  const { provider } = identity;
  await services.mailer.post(db, identityLinkedMail({ to: account.email, provider }));
  return provider;
}

async function readProven(db: Db, flowId: string): Promise<IdentityKey> {
  const flow = await db
    .selectFrom('oidc_flows')
    .select(['provider', 'issuer', 'subject', 'email'])
    .where('id', '=', flowId)
    .executeTakeFirst();
  if (flow?.issuer == null || flow.subject === null || flow.email === null) throw new SpentLink();
  const { provider, issuer, subject, email } = flow;
  return { provider, issuer, subject, email };
}
