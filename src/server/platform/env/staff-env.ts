import { checkJoinDomain } from '#domain/accounts/email-domain.ts';
import { publicMailDomains } from '#domain/accounts/public-mail-domains.data.ts';
import { WrongSetting } from './wrong-setting.ts';

/** Anybody can have a mailbox at a public mail service, and would be staff with it. */
export function readStaffDomains(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => {
    const parsed = checkJoinDomain(entry.startsWith('@') ? entry : `@${entry}`, publicMailDomains);
    if (!parsed.ok)
      throw new WrongSetting(
        `HARK_STAFF_EMAIL_DOMAINS must list domains of your own company such as example.com, not "${entry}".`,
      );
    return parsed.value.slice(1);
  });
}
