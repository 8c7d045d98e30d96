const lookedAt = 12;

/** Where also ordinary words begin with a capital letter. */
export function opensSentence(text: string, from: number): boolean {
  const before = text.slice(Math.max(0, from - lookedAt), from);
  const words = before.replace(/[^\p{L}\p{N}.!?:…]+$/u, '');
  if (words === '') return from <= lookedAt;
  return /[.!?:…]$/u.test(words) || /[\n\r]/u.test(before.slice(words.length));
}

export function isInCapitals(word: string | undefined): boolean {
  return word !== undefined && /^[\p{Lu}\p{M}]{2,}$/u.test(word);
}
