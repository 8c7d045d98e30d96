import { createHash } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { Unauthorized } from '#domain/errors/hark-error.ts';
import { regionIds, type RegionId } from '#domain/workspaces/regions.ts';
import type { RegionsEnv } from '#server/platform/env/regions-env.ts';

const algorithm = 'EdDSA';
/** As long as a call may be on its way. */
export const callSeconds = 60;

export type RegionCall = { readonly path: string; readonly body: unknown };
type Moment = { readonly now: Date };

/** Says who calls, whom, what and when. It is of no use for another call, nor to the region that got it. */
export function signCall(
  { own, privateKey }: RegionsEnv,
  to: RegionId,
  { path, body, now, id }: RegionCall & Moment & { id: string },
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ path, digest: digestOf(body) })
    .setProtectedHeader({ alg: algorithm, kid: own.id })
    .setIssuer(own.id)
    .setAudience(to)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + callSeconds)
    .setJti(id)
    .sign(privateKey);
}

/** The region that made this very call. Throws Unauthorized. */
export async function verifyCall(
  { own, places }: RegionsEnv,
  token: string,
  { path, body, now }: RegionCall & Moment,
): Promise<{ region: RegionId; id: string }> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const place = places.get(regionIds.find((id) => id === kid) ?? own.id);
    if (!place || place.id === own.id) throw notARegion();
    const { payload } = await jwtVerify(token, place.publicKey, {
      algorithms: [algorithm],
      issuer: place.id,
      audience: own.id,
      currentDate: now,
      maxTokenAge: callSeconds,
      clockTolerance: 5,
      requiredClaims: ['exp', 'jti'],
    });
    if (payload['path'] !== path || payload['digest'] !== digestOf(body) || payload.jti === undefined)
      throw notARegion();
    return { region: place.id, id: payload.jti };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) throw notARegion();
    throw error;
  }
}

function digestOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

function notARegion(): Unauthorized {
  return new Unauthorized('This call was not signed by another region');
}
