import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Somebody's sessions, or one of them, that their identity provider has ended. */
export type ProviderLogout = {
  readonly subject: string | null;
  readonly session: string | null;
  readonly at: Date;
};

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout';

/** The claims of a logout token (OpenID Connect Back-Channel Logout 1.0, section 2.4) whose signature was checked. */
export function readLogoutClaims(claims: Readonly<Record<string, unknown>>): Parsed<ProviderLogout> {
  const { sub, sid, iat, jti, events } = claims;
  // An ID token has a nonce and no event: without these checks a stolen one could sign people out.
  if ('nonce' in claims || !hasLogoutEvent(events)) return refused('This is not a logout token');
  if (typeof iat !== 'number' || typeof jti !== 'string') return refused('This is not a logout token');
  const subject = typeof sub === 'string' && sub !== '' ? sub : null;
  const session = typeof sid === 'string' && sid !== '' ? sid : null;
  if (subject === null && session === null) return refused('This logout token names nobody');
  return accepted({ subject, session, at: new Date(iat * 1000) });
}

function hasLogoutEvent(events: unknown): boolean {
  if (typeof events !== 'object' || events === null || !(logoutEvent in events)) return false;
  const event: unknown = Reflect.get(events, logoutEvent);
  return typeof event === 'object' && event !== null;
}
