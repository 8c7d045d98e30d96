import { countLimits } from '#domain/limits/count-limits.ts';

/** Several people in one cell stand between semicolons, as options do. */
export function splitParticipants(cell: string): string[] {
  const names = cell.split(';').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].slice(0, countLimits.peoplePerNote.max);
}
