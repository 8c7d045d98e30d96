import { fold } from './split-words.ts';

/** A regular expression of the database that finds a phrase as it stands, whole words only. */
export function phrasePattern(phrase: string): string {
  const text = fold(phrase).trim();
  const escaped = text
    .replaceAll(/[\\^$.|?*+()[\]{}-]/g, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  const isWord = (character: string | undefined): boolean =>
    character !== undefined && /[\p{L}\p{N}]/u.test(character) && !/\p{Lo}/u.test(character);
  return (
    (isWord([...text][0]) ? String.raw`\m` : '') + escaped + (isWord([...text].at(-1)) ? String.raw`\M` : '')
  );
}
