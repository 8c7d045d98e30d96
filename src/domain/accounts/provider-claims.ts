import { isOneLine } from '#domain/text/is-one-line.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { parseEmail } from './email.ts';
import { signInProviderLabels, type FlowProvider } from './sign-in-providers.ts';

/** Somebody as a provider knows them. The subject never changes; the address is only what it is today. */
export type ProvenIdentity = {
  readonly provider: FlowProvider;
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  /** Whether the provider has made sure that the address is theirs. */
  readonly isEmailVerified: boolean;
  readonly name: string;
};

export type ProviderClaims = {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
};

const personalMicrosoftTenant = '9188040d-6c67-4c5b-b112-36a304b66dad';

export function readProviderClaims(provider: FlowProvider, claims: ProviderClaims): Parsed<ProvenIdentity> {
  const email = parseEmail(typeof claims.email === 'string' ? claims.email : '');
  if (!email.ok) return refused(`Your ${signInProviderLabels[provider]} account has no e-mail address`);
  if (!isOneLine(claims.sub))
    return refused(`${signInProviderLabels[provider]} sent an account ID that can’t be used`);
  return accepted({
    provider,
    issuer: claims.iss,
    subject: claims.sub,
    email: email.value,
    isEmailVerified: isVerified(provider, claims),
    name: typeof claims.name === 'string' ? claims.name.trim().slice(0, 100) : '',
  });
}

/** At Microsoft an admin of any company writes any address into a profile; one claim says that its domain is theirs. */
function isVerified(provider: FlowProvider, claims: ProviderClaims): boolean {
  // A company's provider often leaves the claim out; what it can vouch for is limited to its verified domains.
  if (provider === 'TEAM_SSO') return ![false, 'false', 0, '0'].some((no) => claims.email_verified === no);
  if (provider !== 'MICROSOFT') return claims.email_verified === true;
  return (
    claims.tid === personalMicrosoftTenant || [true, '1', 1, 'true'].some((yes) => claims.xms_edov === yes)
  );
}

export function unverifiedEmailMessage(provider: FlowProvider): string {
  const name = signInProviderLabels[provider];
  return `${name} hasn’t verified your e-mail address. Sign in by e-mail, then link ${name} on your account page.`;
}
