import { oneTimeCodeLifetimeSeconds, oneTimeCodeMaxTries } from '#domain/accounts/one-time-code.ts';
import type { Limit } from '#server/platform/rate-limit/rate-limiter.ts';

/** Every limit of the slice, each keyed on what its name says. */
export const limits = {
  loginByAddressAndEmail: { name: 'login-account', most: 10, seconds: 60 },
  loginByAddress: { name: 'login-address', most: 20, seconds: 60 },
  /** Reached, the password is locked; every failure keeps it so for the time from then on. */
  loginFailuresByEmail: { name: 'login-failures', most: 10, seconds: 900, sliding: true },
  /** Beyond these a wrong password still counts, but is not told to the audit log. */
  notedFailuresByEmail: { name: 'noted-failures-account', most: 5, seconds: 3600 },
  notedFailuresByAddress: { name: 'noted-failures-address', most: 20, seconds: 3600 },
  mailByAddress: { name: 'mail-address', most: 30, seconds: 3600 },
  /** Places where the owner has signed in before have these two for themselves, so that strangers can't use them up. */
  mailByEmail: { name: 'mail-email', most: 5, seconds: 600 },
  codeTriesByEmail: { name: 'code-tries', most: oneTimeCodeMaxTries, seconds: oneTimeCodeLifetimeSeconds },
  secondFactorByAccountAndAddress: { name: 'second-factor', most: 20, seconds: 900 },
  /** Reached, the session ends and the person signs in again. */
  secondFactorFailuresBySession: { name: 'second-factor-session', most: 5, seconds: 604_800 },
  /**
   * Wrong codes of people who know the password. Strangers share one bucket from all their addresses; a place where the
   * owner has confirmed a sign-in before has its own, so that strangers can't lock the owner out.
   */
  totpFailuresByAccount: { name: 'totp-failures', most: 50, seconds: 86_400 },
  /** Links and codes tried from one address: the secrets can't be guessed, but asking costs the database. */
  proofByAddress: { name: 'proof-address', most: 60, seconds: 60 },
  lookUpByAddress: { name: 'look-up-address', most: 120, seconds: 60 },
  createTenantByAccount: { name: 'create-tenant', most: 10, seconds: 3600 },
  /** Longer than a signed call is valid: each works once. */
  regionCallById: { name: 'region-call', most: 1, seconds: 180 },
  botCheckByChallenge: { name: 'bot-check', most: 1, seconds: 900 },
} as const satisfies Record<string, Limit>;
