import { parseExpiry } from '#domain/time/expiry.ts';
import { accepted, type Parsed } from '#domain/parsed/parsed.ts';

/** The chosen day counts to its end, where the person is. Empty: never ends. */
export function parseExpiryDay(day: string, now: Date): Parsed<string | null> {
  const parsed = parseExpiry(day === '' ? null : new Date(`${day}T23:59:59`), now);
  return parsed.ok ? accepted(parsed.value?.toISOString() ?? null) : parsed;
}

export function dayOf(instant: string | null): string {
  if (instant === null) return '';
  const date = new Date(instant);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}
