import { errors, jwtVerify, SignJWT } from 'jose';
import { decode } from '#domain/codec/codec.ts';
import { positiveInteger, uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { bearerTokenSeconds } from '#domain/accounts/session-lifetimes.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import type { Services } from '#server/platform/app/services.ts';

export type BearerClaims = { accountId: string; sessionId: string; memberId: string };
type Keys = Pick<Services, 'secrets' | 'now'>;

const issuer = 'hark';
const algorithm = 'HS256';

export function signBearer(
  { secrets, now }: Keys,
  workspaceId: string,
  claims: BearerClaims,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId, mid: claims.memberId })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(audienceOf(workspaceId))
    .setSubject(claims.accountId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + bearerTokenSeconds)
    .sign(secrets.key('bearer'));
}

export type VerifiedBearer = BearerClaims & { readonly expiresAt: number };

const claimsCodec = object({ sub: uuid, sid: uuid, mid: uuid, exp: positiveInteger });

/** Throws Unauthorized; only a genuine token that is too old says so, which the client answers with a new one. */
export async function verifyBearer(
  { secrets, now }: Keys,
  workspaceId: string,
  token: string,
): Promise<VerifiedBearer> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('bearer'), {
      algorithms: [algorithm],
      issuer,
      audience: audienceOf(workspaceId),
      currentDate: now(),
      requiredClaims: ['sub', 'sid', 'mid', 'exp', 'iat'],
    });
    const { sub, sid, mid, exp } = decode(claimsCodec, payload);
    return { accountId: sub, sessionId: sid, memberId: mid, expiresAt: exp * 1000 };
  } catch (error) {
    throw new Unauthorized(error instanceof errors.JWTExpired ? expiredMessage : undefined);
  }
}

export const expiredMessage = 'jwt expired';

function audienceOf(workspaceId: string): string {
  return `workspace:${workspaceId}`;
}
