import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '#server/platform/app/services.ts';
import { sameBytes } from '#server/platform/secrets/secrets.ts';
import type { OpenLink } from './find-open-link.ts';

type CookieServices = Pick<Services, 'env' | 'secrets' | 'now'>;
type Locked = Pick<OpenLink, 'id' | 'passwordHash'>;

export const cookieSeconds = 1800;
const name = 'hark_public';

/** Says that this browser knew the password of this link, for a while. Sent back to the link's own address only. */
export function setLinkCookie(
  services: CookieServices,
  reply: FastifyReply,
  link: Locked,
  path: string,
): void {
  const until = Math.floor(services.now().getTime() / 1000) + cookieSeconds;
  reply.setCookie(name, `${until}.${seal(services, link, until).toString('base64url')}`, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: services.env.rootUrl.protocol === 'https:',
    maxAge: cookieSeconds,
  });
}

export function hasLinkCookie(services: CookieServices, request: FastifyRequest, link: Locked): boolean {
  const [until = '', sealed = ''] = (request.cookies[name] ?? '').split('.');
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= services.now().getTime()) return false;
  return sameBytes(Buffer.from(sealed, 'base64url'), seal(services, link, Number(until)));
}

/** The password's hash is in it: a new password closes what the old one opened. */
function seal({ secrets }: CookieServices, { id, passwordHash }: Locked, until: number): Buffer {
  return secrets.keyedHash('public-link-cookie', JSON.stringify([id, passwordHash, until]));
}
