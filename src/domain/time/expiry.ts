import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Null: never ends. The domain does not know the time, so the caller brings it. */
export function parseExpiry(expiresAt: Date | null, now: Date): Parsed<Date | null> {
  if (expiresAt !== null && expiresAt <= now) return refused('The expiry date must be in the future');
  return accepted(expiresAt);
}
