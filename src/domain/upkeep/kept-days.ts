/** How long records of background work are kept. */
export const keptDays = { completedJobs: 30, notifications: 180, failedReceipts: 90 } as const;

/** Of the audit log: an intruder must not be able to have their traces pruned. */
export const fewestAuditDays = 365;

export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
