import type { SignInProvider } from './sign-in-providers.ts';

/** What changes a way in asks for besides the session: a borrowed laptop must not be enough to take an account. */
export const freshProofs = ['none', 'password', 'signIn'] as const;
export type FreshProof = (typeof freshProofs)[number];

/** A session this young was opened by the person who sits there now. */
export const freshSeconds = 900;

export type SessionFacts = {
  readonly hasPassword: boolean;
  readonly provider: SignInProvider;
  readonly signedInAt: Date;
};

export function freshProofOf({ hasPassword, provider, signedInAt }: SessionFacts, now: Date): FreshProof {
  if (hasPassword) return 'password';
  // The provider of one workspace speaks for its members there; the account also opens other workspaces.
  if (provider === 'TEAM_SSO' || provider === 'IDENTITY_PROVIDER_INITIATED') return 'signIn';
  return now.getTime() - signedInAt.getTime() <= freshSeconds * 1000 ? 'none' : 'signIn';
}

export const signInAgainMessage =
  'Sign out and sign in again by e-mail to change this. It keeps your account safe.';
