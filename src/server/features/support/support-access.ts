/** What staff asked for and what came of it. */
export type SupportAccess = {
  readonly id: string;
  readonly staffEmail: string;
  readonly reason: string;
  readonly minutes: number;
  readonly requestedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly granted: boolean | null;
  readonly endsAt: Date | null;
  readonly endedAt: Date | null;
};

export const supportAccessColumns = [
  'id',
  'staff_email as staffEmail',
  'reason',
  'minutes',
  'requested_at as requestedAt',
  'decided_at as decidedAt',
  'decided_by as decidedBy',
  'granted',
  'ends_at as endsAt',
  'ended_at as endedAt',
] as const;
