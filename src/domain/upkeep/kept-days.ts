/** How long records of background work are kept. */
export const keptDays = { completedJobs: 30, notifications: 180, failedReceipts: 90 } as const;

export function keptSince(days: number, now: Date): Date {
  return new Date(now.getTime() - days * 86_400_000);
}
