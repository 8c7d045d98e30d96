import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { decode } from '#domain/codec/codec.ts';
import { literal, refine, string } from '#domain/codec/primitives.ts';
import { array, object, optional } from '#domain/codec/structures.ts';

const bytes = refine(string, 'base64url', (text) => text.length <= 20_000 && /^[\w-]*$/.test(text));
const type = literal('public-key');

const registrationCodec = object({
  id: bytes,
  rawId: bytes,
  type,
  response: object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: optional(array(refine(string, 'transport', (text) => /^[a-z-]{1,30}$/.test(text)))),
  }),
});
const authenticationCodec = object({
  id: bytes,
  rawId: bytes,
  type,
  response: object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

/** A new passkey as the browser describes it. Throws ValidationError. */
export function readRegistration(body: unknown): RegistrationResponseJSON {
  const { id, rawId, response } = decode(registrationCodec, body);
  const { clientDataJSON, attestationObject, transports } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  };
}

/** A signature by a passkey. Throws ValidationError. */
export function readAuthentication(body: unknown): AuthenticationResponseJSON {
  const { id, rawId, response } = decode(authenticationCodec, body);
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response };
}
