import type { Limit } from '#server/platform/rate-limit/rate-limiter.ts';

export const limits = {
  /** A token can't be guessed, but trying costs the database. */
  visitsByAddress: { name: 'public-visit', most: 120, seconds: 60 },
  /** A page may hold many pictures, and a player asks for a piece every few seconds. */
  filesByAddress: { name: 'public-file', most: 1200, seconds: 60 },
  passwordsByAddress: { name: 'public-password-address', most: 10, seconds: 60 },
  /** Guesses from everywhere at once; whoever knows the password is let in until it is reached, too. */
  wrongPasswordsByLink: { name: 'public-password-link', most: 100, seconds: 3600 },
} as const satisfies Record<string, Limit>;
