import type { Limit } from '#server/platform/rate-limit/rate-limiter.ts';

export const limits = {
  /** A token can't be guessed, but trying costs the database. */
  visitsByAddress: { name: 'public-visit', most: 120, seconds: 60 },
  /** A page may hold many pictures, and a player asks for a piece every few seconds. */
  filesByAddress: { name: 'public-file', most: 1200, seconds: 60 },
  /** Beyond these, downloads over one link are not told to the audit log: strangers could fill it. */
  notedDownloadsByLink: { name: 'public-noted-downloads', most: 50, seconds: 3600 },
  passwordsByAddress: { name: 'public-password-address', most: 10, seconds: 60 },
  wrongPasswordsByAddress: { name: 'public-password-wrong', most: 20, seconds: 3600 },
  /** Guesses from everywhere at once. Reached, an address that guessed wrong once has to wait, and nobody else. */
  wrongPasswordsByLink: { name: 'public-password-link', most: 100, seconds: 3600 },
  oneWrongPassword: { name: 'public-password-wrong', most: 1, seconds: 3600 },
} as const satisfies Record<string, Limit>;
