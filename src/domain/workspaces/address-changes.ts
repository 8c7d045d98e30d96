import { countLimits } from '#domain/limits/count-limits.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const addressTaken = 'This address is taken. Choose another one.';

/** How often a workspace can still change its address. */
export function addressChangesLeft(changes: number): number {
  return Math.max(0, countLimits.subdomainChanges.max - changes);
}

export function checkAddressChange(changes: number): Parsed<void> {
  if (addressChangesLeft(changes) > 0) return accepted(undefined);
  return refused(
    `The address of this workspace was changed ${countLimits.subdomainChanges.max} times already, so it can’t be changed again.`,
  );
}
