import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';
import { countCharacters, groupDigits, type TextLimit } from './text-limit.ts';

/** For stored content that must stay as it is: counts without trimming. */
export function checkLength(limit: TextLimit, text: string): Parsed<string> {
  // A string has at least as many UTF-16 units as characters, so most megabytes need no counting.
  if (text.length <= limit.max) return accepted(text);
  if (countCharacters(text) <= limit.max) return accepted(text);
  return refused(`${limit.name} must be at most ${groupDigits(limit.max)} characters`);
}
