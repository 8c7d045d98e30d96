import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { canonicalEmail, emailDomain } from './email.ts';

/** An entry such as `@acme.com` that lets everybody of that domain in. */
export function parseDomainEntry(input: string): Parsed<string> {
  const entry = canonicalEmail(input);
  if (!entry.startsWith('@')) return refused('A domain must start with @');
  if (!domainPattern.test(entry.slice(1)) || entry.length > 254) {
    return refused('Enter a domain such as @example.com');
  }
  return accepted(entry);
}

export function isInternalStaff(email: string, companyDomains: readonly string[]): boolean {
  const domain = emailDomain(email);
  return domain !== '' && companyDomains.some((company) => withoutAt(company) === domain);
}

/** Subdomains of a listed domain count: disposable mail services hand them out freely. */
export function isListedDomain(emailOrDomain: string, listed: ReadonlySet<string>): boolean {
  const domain = emailOrDomain.includes('@') ? emailDomain(emailOrDomain) : canonicalEmail(emailOrDomain);
  const labels = domain.split('.');
  return labels.some((_, start) => listed.has(labels.slice(start).join('.')));
}

export function checkDomainAllowed(email: string, denied: ReadonlySet<string>): Parsed<string> {
  return isListedDomain(email, denied)
    ? refused('E-mail addresses of this domain can’t be used. Use your work e-mail address.')
    : accepted(email);
}

/** A workspace open to a public mail domain would be open to everybody. */
export function checkJoinDomain(entry: string, publicMailDomains: ReadonlySet<string>): Parsed<string> {
  const parsed = parseDomainEntry(entry);
  if (!parsed.ok) return parsed;
  return isListedDomain(parsed.value, publicMailDomains)
    ? refused('Anyone can get an e-mail address of this domain, so it can’t be used to join')
    : parsed;
}

function withoutAt(domain: string): string {
  return canonicalEmail(domain).replace(/^@/, '');
}

const domainPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:xn--[a-z0-9-]{1,58}[a-z0-9]|[a-z]{2,63})$/;
