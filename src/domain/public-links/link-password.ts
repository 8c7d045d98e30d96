import { countCharacters } from '#domain/limits/text-limit.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const linkPasswordMinLength = 8;
export const linkPasswordMaxLength = 128;

/** Weaker than a person's own password: it is told to others, often aloud, and guards one page. */
export function parseLinkPassword(password: string): Parsed<string> {
  const length = countCharacters(password);
  if (length < linkPasswordMinLength)
    return refused(`Password must have at least ${linkPasswordMinLength} characters`);
  if (length > linkPasswordMaxLength)
    return refused(`Password must have at most ${linkPasswordMaxLength} characters`);
  return accepted(password);
}
