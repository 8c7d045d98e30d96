import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** The database can't store a null character, so ignoring means leaving it out. */
export function parseNullCharacters(text: string, options: { ignoreNulls?: boolean } = {}): Parsed<string> {
  if (!text.includes('\0')) return accepted(text);
  if (options.ignoreNulls) return accepted(text.replaceAll('\0', ''));
  return refused('The file contains null characters. Save it as UTF-8 text and try again.');
}
