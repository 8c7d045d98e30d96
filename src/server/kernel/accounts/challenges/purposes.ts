import { oneTimeCodeLifetimeSeconds } from '#domain/accounts/one-time-code.ts';

/** What a proof by mail is good for, and for how many seconds. */
export const purposeSeconds = {
  'confirm-code': oneTimeCodeLifetimeSeconds,
  'confirm-link': 3600,
  'magic-login': 900,
  /** From the root host into a workspace: the browser follows it at once. */
  ticket: 60,
  /** From the first start to an account of the operator's own, who signs up in between. */
  sample: 3600,
  'reset-password': 3600,
  unlock: 3600,
  join: 86_400,
  /** To an account that exists, for somebody whom a provider vouches for. */
  'link-identity': 3600,
  /** From the settings of a workspace to its provider and back. */
  'sso-test': 300,
  /** From the provider back to the account page that asked for it. */
  'link-own': 300,
} as const;
export type Purpose = keyof typeof purposeSeconds;
export type LinkPurpose = Exclude<Purpose, 'confirm-code'>;

/** Those whose link goes through the mailbox. Unlocking leaves the password as it is, so it proves nothing. */
export const mailedPurposes: ReadonlySet<Purpose> = new Set<Purpose>([
  'confirm-link',
  'magic-login',
  'reset-password',
  'join',
  'link-identity',
]);
