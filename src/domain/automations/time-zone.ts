import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** Names only: offsets such as +02:00 mean the opposite to a database, and ignore summer time. */
export function parseTimeZone(input: string): Parsed<string> {
  const name = input.trim();
  const isName = name.length <= 64 && /^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name);
  return isName && isKnown(name) ? accepted(name) : refused('Unknown time zone');
}

function isKnown(name: string): boolean {
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
