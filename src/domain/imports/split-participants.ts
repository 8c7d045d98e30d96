import { parseEmail } from '#domain/accounts/email.ts';
import { countLimits } from '#domain/limits/count-limits.ts';

/** What forms write for who didn’t sign in is one person to nobody. */
const nobody = /^(?:anonymous|n\/a)$/iu;

/** Several people in one cell stand between semicolons or lines. Commas may be part of a name or a title. */
export function splitParticipants(cell: string): string[] {
  const names = (isListOfPeople(cell) ? cell.split(',') : cell.split(/[;\n]/u)).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && !nobody.test(name)))].slice(
    0,
    countLimits.peoplePerNote.max,
  );
}

/** Airtable writes people with nothing behind the comma, each with a whole name; addresses have no comma in them. */
function isListOfPeople(cell: string): boolean {
  const parts = cell.split(',');
  if (parts.length < 2 || /[;\n]/u.test(cell)) return false;
  return (
    parts.every((part) => parseEmail(part).ok) ||
    parts.every((part) => /^\S+(?: \S+)+$/u.test(part) && !part.includes('@'))
  );
}
