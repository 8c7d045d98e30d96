import { sha256 } from './sha256.ts';

export type Challenge = {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
};

/** The number behind an ALTCHA challenge, or null when none up to maxnumber fits. */
export function solveChallenge({ challenge, maxnumber, salt }: Challenge): number | null {
  for (let number = 0; number <= maxnumber; number += 1) {
    if (sha256(salt + number) === challenge) return number;
  }
  return null;
}
