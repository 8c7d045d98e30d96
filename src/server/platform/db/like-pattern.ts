/** What a person typed is text, not a pattern. Null when they typed nothing. */
export function likePattern(search: string): string | null {
  // The database refuses text with a null character; nothing stored has one.
  const text = search.replaceAll('\0', '').trim();
  return text === '' ? null : `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
