import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const retentionDays = [30, 60, 90, 180, 365] as const;
export type RetentionDays = (typeof retentionDays)[number];

export function parseRetentionDays(days: number): Parsed<RetentionDays> {
  const found = retentionDays.find((choice) => choice === days);
  return found === undefined ? refused('Choose 30, 60, 90, 180 or 365 days') : accepted(found);
}

export function retentionEndsAt(createdAt: Date, days: RetentionDays): Date {
  return new Date(createdAt.getTime() + days * 86_400_000);
}

export function isPastRetention(createdAt: Date, days: RetentionDays | null, now: Date): boolean {
  return days !== null && retentionEndsAt(createdAt, days) <= now;
}
