import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export const oneTimeCodeDigits = 6;
/** Per code and per account: a million codes guessed five at a time stay out of reach. */
export const oneTimeCodeMaxTries = 5;
export const oneTimeCodeLifetimeSeconds = 600;

/** Mail clients and people break codes up with spaces or hyphens. */
export function parseOneTimeCode(input: string): Parsed<string> {
  const code = input.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(code) ? accepted(code) : refused(`Enter the ${oneTimeCodeDigits}-digit code`);
}
