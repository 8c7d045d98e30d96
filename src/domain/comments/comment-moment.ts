import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const mostSeconds = 360_000;

/** Where in a recording somebody comments, in seconds. */
export function parseMomentTime(seconds: number): Parsed<number> {
  return seconds >= 0 && seconds <= mostSeconds
    ? accepted(seconds)
    : refused('The time must be between 0 and 100 hours');
}
