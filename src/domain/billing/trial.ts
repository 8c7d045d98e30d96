export const trialStatuses = ['NotStarted', 'Active', 'Expired', 'Requested'] as const;
export type TrialStatus = (typeof trialStatuses)[number];

export const trialDays = 30;
export const trialRequestDays = 3;

export const trialEmails = ['Expired', 'Reminder', 'Started'] as const;
export type TrialEmail = (typeof trialEmails)[number];

export const trialExtensionSources = ['Checklist', 'Invite users'] as const;
export type TrialExtensionSource = (typeof trialExtensionSources)[number];

export type TrialRecord = {
  /** Null: no record. False: the trial was ended by hand. */
  readonly startedAt: Date | false | null;
  readonly requestedAt: Date | null;
};

/** Also for promos, which follow the same rule. */
export function trialStatus({ startedAt, requestedAt }: TrialRecord, now: Date): TrialStatus {
  if (startedAt === null) {
    return requestedAt !== null && ageInDays(requestedAt, now) <= trialRequestDays
      ? 'Requested'
      : 'NotStarted';
  }
  if (startedAt === false) return 'Expired';
  return ageInDays(startedAt, now) > trialDays ? 'Expired' : 'Active';
}

export function trialEndsAt(startedAt: Date): Date {
  return new Date(startedAt.getTime() + trialDays * dayMs);
}

function ageInDays(then: Date, now: Date): number {
  return (now.getTime() - then.getTime()) / dayMs;
}

const dayMs = 86_400_000;
