import { disposableDomains } from '#domain/accounts/disposable-domains.data.ts';
import { checkDomainAllowed } from '#domain/accounts/email-domain.ts';
import type { Parsed } from '#domain/parsed/parsed.ts';
import type { Env } from '#server/platform/env/env.ts';

/** The throw-away services that everybody knows, and what the operator denies besides. */
export function checkEmailDomain(env: Pick<Env, 'deniedEmailDomains'>, email: string): Parsed<string> {
  const listed = checkDomainAllowed(email, disposableDomains);
  return listed.ok ? checkDomainAllowed(email, new Set(env.deniedEmailDomains)) : listed;
}
