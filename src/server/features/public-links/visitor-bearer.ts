import { decodeJwt, jwtVerify, SignJWT } from 'jose';
import { decode } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { bearerTokenSeconds } from '#domain/accounts/session-lifetimes.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import type { BearerKind } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';
import { findOpenLink, type OpenLink } from './find-open-link.ts';

type Keys = Pick<Services, 'secrets' | 'now'>;
const issuer = 'hark';
const algorithm = 'HS256';
const audience = 'public:';

/** For a program that shows a public link. A key and an audience of its own: it is never a sign-in, nor one of it. */
export function signVisitorBearer(
  { secrets, now }: Keys,
  workspaceId: string,
  link: OpenLink,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT({ lock: lockOf({ secrets }, link) })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(`${audience}${link.id}`)
    .setSubject(workspaceId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + bearerTokenSeconds)
    .sign(secrets.key('public-link'));
}

/** The link is looked at on every use, so revoking it ends its bearers too. */
export function visitorBearer(services: Keys & Pick<Services, 'database'>): BearerKind {
  return {
    forMember: false,
    isOne: (token) => linkIdOf(token) !== undefined,
    async findActor({ workspace, token }) {
      const linkId = linkIdOf(token) ?? '';
      const lock = await verify(services, { workspaceId: workspace.id, linkId, token });
      const link = await services.database.transaction({ workspaceId: workspace.id }, 'read only', (db) =>
        findOpenLink(db, { workspaceId: workspace.id, linkId, now: services.now() }),
      );
      if (!link || lockOf(services, link) !== lock) throw new Unauthorized();
      return { kind: 'visitor', publicLinkId: link.id };
    },
  };
}

/** Read before anything is verified, to know what to verify it as. */
function linkIdOf(token: string): string | undefined {
  try {
    const { aud } = decodeJwt(token);
    if (typeof aud !== 'string' || !aud.startsWith(audience)) return undefined;
    return decode(uuid, aud.slice(audience.length));
  } catch {
    return undefined;
  }
}

const claims = object({ lock: string });

async function verify(
  { secrets, now }: Keys,
  { workspaceId, linkId, token }: { workspaceId: string; linkId: string; token: string },
): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('public-link'), {
      algorithms: [algorithm],
      issuer,
      audience: `${audience}${linkId}`,
      subject: workspaceId,
      currentDate: now(),
      requiredClaims: ['sub', 'exp', 'iat', 'lock'],
    });
    return decode(claims, payload).lock;
  } catch {
    throw new Unauthorized();
  }
}

/** Changes with the password, so that a new one ends what the old one opened. */
function lockOf({ secrets }: Pick<Keys, 'secrets'>, { id, passwordHash }: OpenLink): string {
  return secrets.keyedHash('public-link-lock', JSON.stringify([id, passwordHash])).toString('base64url');
}
