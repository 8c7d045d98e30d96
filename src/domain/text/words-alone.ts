/** What two texts have in common that say the same: their words, without case and signs. */
export function wordsAlone(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  // Of signs alone, such as emoji, each says something else.
  return words === '' ? text.trim() : words;
}
