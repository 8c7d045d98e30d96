import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { secondFactorStepCodec, type SecondFactorStep } from '#domain/accounts/second-factor.ts';
import { CodecError, type Codec } from '#domain/codec/codec.ts';
import { string, uuid } from '#domain/codec/primitives.ts';
import { array, object } from '#domain/codec/structures.ts';
import { getJson, post, postJson } from '#web/lib/rest.ts';

export type Proof = { password?: string };
const newTotpCodec = object({ id: uuid, secret: string, uri: string }, 'authenticator app');
const codesCodec = object({ recoveryCodes: array(string) }, 'recovery codes');

/** The browser's own library reads these options; only that there is a challenge is checked here. */
function optionsCodec<T extends { challenge: string }>(): Codec<T> {
  const isOptions = (value: unknown): value is T =>
    typeof value === 'object' && value !== null && 'challenge' in value;
  return {
    name: 'passkey options',
    read(value, path) {
      if (!isOptions(value)) throw new CodecError('passkey options', path, value);
      return value;
    },
  };
}

export const secondFactor = {
  step: (): Promise<SecondFactorStep> => getJson('/api/auth/second-factor', secondFactorStepCodec),
  pass: (proof: { method: 'TOTP' | 'RECOVERY_CODE'; code: string }) => post('/api/auth/second-factor', proof),
  passkeyOptions: () =>
    postJson('/api/auth/second-factor/passkey', {}, optionsCodec<PublicKeyCredentialRequestOptionsJSON>()),
  passByPasskey: (response: AuthenticationResponseJSON) =>
    post('/api/auth/second-factor', { method: 'PASSKEY', response }),
  startTotp: (proof: Proof) => postJson('/api/account/second-factor/totp', proof, newTotpCodec),
  confirmTotp: (request: { id: string; code: string }) =>
    postJson('/api/account/second-factor/totp/confirm', request, codesCodec),
  startPasskey: (proof: Proof) =>
    postJson(
      '/api/account/second-factor/passkey/start',
      proof,
      optionsCodec<PublicKeyCredentialCreationOptionsJSON>(),
    ),
  addPasskey: (response: RegistrationResponseJSON) =>
    postJson('/api/account/second-factor/passkey', { response }, codesCodec),
  rename: (request: { id: string; name: string }) => post('/api/account/second-factor/rename', request),
  remove: (request: { id: string } & Proof) => post('/api/account/second-factor/remove', request),
  renewRecoveryCodes: (proof: Proof) =>
    postJson('/api/account/second-factor/recovery-codes', proof, codesCodec),
};

export type NewTotp = Awaited<ReturnType<typeof secondFactor.startTotp>>;
