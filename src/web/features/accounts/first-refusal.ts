import type { Parsed } from '#domain/parsed/parsed.ts';

/** The message of the first check that fails, in the order of the form. */
export function firstRefusal(...checks: readonly Parsed<unknown>[]): string | null {
  for (const check of checks) if (!check.ok) return check.message;
  return null;
}
