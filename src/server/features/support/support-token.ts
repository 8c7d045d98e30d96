import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { decode } from '#domain/codec/codec.ts';
import { uuid } from '#domain/codec/primitives.ts';
import { object } from '#domain/codec/structures.ts';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import type { OpenBearer } from '#server/platform/app/bearer-kind.ts';
import type { Services } from '#server/platform/app/services.ts';

type Keys = Pick<Services, 'secrets' | 'now'>;

const type = 'support+jwt';
const algorithm = 'HS256';
const issuer = 'hark';
export const supportTokenSeconds = 300;
const longestVisitSeconds = 86_400;

/** The bearer of a visit, from its cookie; the visit itself is looked up on every use. */
export function signSupportToken(
  { secrets, now }: Keys,
  workspaceId: string,
  sessionId: string,
): Promise<string> {
  const issued = Math.floor(now().getTime() / 1000);
  return new SignJWT()
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audienceOf(workspaceId))
    .setSubject(sessionId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + supportTokenSeconds)
    .sign(secrets.key('support'));
}

const claimsCodec = object({ sub: uuid });

/** The id of the visit. Throws Unauthorized. */
export async function verifySupportToken(
  { secrets, now }: Keys,
  { workspace, token, again }: OpenBearer,
): Promise<string> {
  try {
    const { payload } = await jwtVerify(token, secrets.key('support'), {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience: audienceOf(workspace.id),
      currentDate: now(),
      clockTolerance: again ? longestVisitSeconds : 0,
      requiredClaims: ['sub', 'exp', 'iat'],
    });
    return decode(claimsCodec, payload).sub;
  } catch {
    throw new Unauthorized();
  }
}

export function isSupportToken(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === type;
  } catch {
    return false;
  }
}

function audienceOf(workspaceId: string): string {
  return `support:${workspaceId}`;
}
