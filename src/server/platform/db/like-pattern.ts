/** What a person typed is text, not a pattern. Null when they typed nothing. */
export function likePattern(search: string): string | null {
  const text = typedWords(search);
  return text === null ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** Null when there are none. */
export function typedWords(search: string): string | null {
  // The database refuses text with a null character; nothing stored has one.
  const text = search.replaceAll('\0', '').trim();
  return text === '' ? null : text;
}
