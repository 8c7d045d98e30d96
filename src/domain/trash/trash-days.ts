import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** How long deleted items can be restored. */
export const trashDays = [7, 14, 30, 60, 90] as const;
export type TrashDays = (typeof trashDays)[number];

export function parseTrashDays(days: number): Parsed<TrashDays> {
  const found = trashDays.find((choice) => choice === days);
  return found === undefined ? refused('Choose 7, 14, 30, 60 or 90 days') : accepted(found);
}

/** "12 days": how long an item in the trash can still be restored. */
export function timeLeftInTrash(deletesAt: Date, now: Date): string {
  const days = Math.ceil((deletesAt.getTime() - now.getTime()) / 86_400_000);
  if (days <= 0) return 'Under a day';
  return days === 1 ? '1 day' : `${days} days`;
}
