import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

/** The language of a data point as two or three letters: what it is spoken in, not where. */
export function parseLanguage(tag: string): Parsed<string | null> {
  if (tag.trim() === '') return accepted(null);
  const found = /^(?<language>[a-z]{2,3})(?:[-_][a-z0-9]{2,8})*$/iu.exec(tag.trim())?.groups;
  return found?.['language'] === undefined
    ? refused('A language is a code such as en or de-AT')
    : accepted(found['language'].toLowerCase());
}

/** Filters those whose language nobody knows. */
export const noLanguage = 'und';
