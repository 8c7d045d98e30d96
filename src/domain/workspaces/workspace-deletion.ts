import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const dayMs = 24 * 3_600_000;
/** How long a workspace that is being deleted can be kept after all. */
export const deletionGraceDays = 14;

export function deletionDueAt(now: Date): Date {
  return new Date(now.getTime() + deletionGraceDays * dayMs);
}

/** Deleting a workspace is confirmed by typing its name, as it is shown. */
export function parseDeletionName(typed: string, name: string): Parsed<string> {
  return typed.trim() === name.trim() ? accepted(name) : refused(`Type “${name}” to delete this workspace`);
}
