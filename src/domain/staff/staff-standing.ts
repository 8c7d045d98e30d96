import { isInternalStaff } from '#domain/accounts/email-domain.ts';
import { freshSeconds } from '#domain/accounts/fresh-proof.ts';

export const staffStandings = ['none', 'proofDue', 'staff'] as const;
export type StaffStanding = (typeof staffStandings)[number];

export type StaffFacts = {
  /** Proved by the session at the root host. */
  readonly email: string;
  readonly secondFactorAt: Date | null;
};

/** A mailbox alone opens no workspace: the second proof is asked for too, and again when it has grown old. */
export function staffStanding(
  { email, secondFactorAt }: StaffFacts,
  companyDomains: readonly string[],
  now: Date,
): StaffStanding {
  if (!isInternalStaff(email, companyDomains)) return 'none';
  if (secondFactorAt === null) return 'proofDue';
  return now.getTime() - secondFactorAt.getTime() <= freshSeconds * 1000 ? 'staff' : 'proofDue';
}

export const staffProofMessage = 'Confirm with your authenticator app to go on';
