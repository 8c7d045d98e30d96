import { isOneLine } from '#domain/text/is-one-line.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import type { SignInProvider } from './sign-in-providers.ts';

/** How people may sign in to a workspace. Mailed links and codes go with everything but enforced single sign-on. */
export type SignInWays = {
  readonly passwordAllowed: boolean;
  readonly googleAllowed: boolean;
  readonly microsoftAllowed: boolean;
  readonly auth0Allowed: boolean;
  /** Only the workspace's own provider, except for one admin. */
  readonly enforced: boolean;
};

/** Why this person can't sign in this way, or null. */
export function wayRefusal(ways: SignInWays, provider: SignInProvider, isBreakGlass: boolean): string | null {
  if (provider === 'TEAM_SSO') return null;
  if (ways.enforced) {
    if (isBreakGlass) return null;
    return 'This workspace requires single sign-on';
  }
  if (provider === 'PASSWORD' && !ways.passwordAllowed) return 'Passwords are turned off in this workspace';
  if (provider === 'GOOGLE' && !ways.googleAllowed) return 'Google is turned off in this workspace';
  if (provider === 'MICROSOFT' && !ways.microsoftAllowed) return 'Microsoft is turned off in this workspace';
  if (provider === 'AUTH0' && !ways.auth0Allowed) return 'OpenID is turned off in this workspace';
  return null;
}

export type ConnectionDraft = { readonly issuer: string; readonly clientId: string };

/** The enterprise auth connection: a client id and an issuer. */
export function parseConnection(input: ConnectionDraft): Parsed<ConnectionDraft> {
  const issuer = input.issuer.trim();
  const clientId = input.clientId.trim();
  if (issuer.length > 500 || !/^https?:\/\/[^\s?#@]+$/.test(issuer))
    return refused('Enter the issuer as an https address without a query');
  // There one address speaks for every company, so none of them could be told from another.
  if (/^https:\/\/login\.microsoftonline\.com\/(common|organizations|consumers)(\/|$)/i.test(issuer))
    return refused('Enter the issuer of your own tenant, with its tenant ID');
  if (clientId === '') return refused('Enter the client ID');
  if (clientId.length > 200 || !isOneLine(clientId) || !isOneLine(issuer))
    return refused('The client ID must be at most 200 characters');
  return accepted({ issuer, clientId });
}
