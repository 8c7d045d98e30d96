import type { TypeOf } from '#domain/codec/codec.ts';
import { instant, literal, string, uuid } from '#domain/codec/primitives.ts';
import { array, nullable, object } from '#domain/codec/structures.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { freshProofs } from './fresh-proof.ts';
import type { SignInProvider } from './sign-in-providers.ts';

export const factorKinds = ['TOTP', 'PASSKEY'] as const;
export type FactorKind = (typeof factorKinds)[number];

/** How somebody can finish a sign-in. */
export const secondFactorMethods = [...factorKinds, 'RECOVERY_CODE'] as const;
export type SecondFactorMethod = (typeof secondFactorMethods)[number];

/** Ways in that rest on one proof alone. Identity providers ask for a second one themselves. */
export const singleProofProviders = [
  'PASSWORD',
  'ONE_TIME_CODE',
] as const satisfies readonly SignInProvider[];

export const mostFactors = 10;
export const recoveryCodeCount = 10;
/** Between the browser's question and its passkey's answer. */
export const passkeyChallengeSeconds = 300;

const ownFactorCodec = object(
  {
    id: uuid,
    kind: literal(...factorKinds),
    name: string,
    createdAt: instant,
    lastUsedAt: nullable(instant),
  },
  'second factor',
);
export type OwnFactor = TypeOf<typeof ownFactorCodec>;
export const ownFactorsCodec = array(ownFactorCodec);

/** DUE before anything else opens; POSSIBLE for somebody whom a provider let in and who wants to change their factors. */
export const secondFactorStates = ['NONE', 'POSSIBLE', 'DUE'] as const;

/** What the page between the first proof and the workspace shows. */
export const secondFactorStepCodec = object(
  {
    state: literal(...secondFactorStates),
    /** Empty where the workspace requires a factor and the person has none yet. */
    methods: array(literal(...secondFactorMethods)),
    /** What setting one up asks for. */
    proof: literal(...freshProofs),
  },
  'second factor step',
);
export type SecondFactorStep = TypeOf<typeof secondFactorStepCodec>;

export const factorRefusals: Readonly<Record<SecondFactorMethod, string>> = {
  TOTP: 'This code is wrong or has been used already. Wait for the next one.',
  RECOVERY_CODE: 'This recovery code is wrong or has been used already.',
  PASSKEY: 'This passkey wasn’t accepted. Try again.',
};
export const tooManyCodesMessage = 'Too many wrong codes. Sign in again.';
export const proveFactorMessage = 'Confirm with your second factor before you change it';
export const linkByAccountPageMessage =
  'Your account has a second factor. Sign in with your password or an e-mailed link, then link this provider on your account page.';

/** A code from paper: case, spaces and the hyphen don't count. */
export function parseRecoveryCode(input: string): Parsed<string> {
  const code = input.toLowerCase().replaceAll(/[\s-]/g, '');
  return /^[a-z2-9]{10}$/.test(code) ? accepted(code) : refused('Enter a recovery code such as abcde-fghij');
}

export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
