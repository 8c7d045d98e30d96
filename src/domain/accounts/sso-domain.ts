import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { checkJoinDomain } from './email-domain.ts';
import { publicMailDomains } from './public-mail-domains.data.ts';

/** A company's domain, with or without an @; never one where anybody gets a mailbox. */
export function parseSsoDomain(input: string): Parsed<string> {
  const typed = input.trim();
  const domain = checkJoinDomain(typed.startsWith('@') ? typed : `@${typed}`, publicMailDomains);
  return domain.ok ? accepted(domain.value.slice(1)) : domain;
}

/** Where the TXT record goes; a name of its own, because providers limit how many records one name has. */
export function txtNameOf(domain: string): string {
  return `_hark.${domain}`;
}

export function txtValueOf(token: string): string {
  return `hark-verification=${token}`;
}

/** Mailboxes that belong to those who run a domain, never to one of its people. */
export const domainMailboxes = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const;
export type DomainMailbox = (typeof domainMailboxes)[number];

export function parseMailbox(input: string): Parsed<DomainMailbox> {
  const known = domainMailboxes.find((name) => name === input.trim().toLowerCase());
  return known ? accepted(known) : refused('Choose one of the mailboxes of the domain');
}

export function mailboxOf(mailbox: DomainMailbox, domain: string): string {
  return `${mailbox}@${domain}`;
}
