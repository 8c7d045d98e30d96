import { fold } from './split-words.ts';

/** A regular expression of the database that finds a phrase as it stands, whole words only. */
export function phrasePattern(phrase: string): string {
  const text = fold(phrase).trim();
  const escaped = text
    .replaceAll(/[\\^$.|?*+()[\]{}-]/g, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  const first = /^[\p{L}\p{N}]/u.test(text) && !/^\p{Lo}/u.test(text);
  const last = /[\p{L}\p{N}]$/u.test(text) && !/\p{Lo}$/u.test(text);
  return (first ? String.raw`\m` : '') + escaped + (last ? String.raw`\M` : '');
}
