/** How titles are compared when somebody types: without case and accents. */
export function foldTitle(title: string): string {
  return title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
}

/** Titles with one key are likely one tag: spaces, signs and a plural ending make no difference. Empty: no likeness. */
export function tagKey(title: string): string {
  return foldTitle(title)
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular)
    .join('');
}

/** Short words are left alone: "bus" is not many of "bu". */
function singular(word: string): string {
  if (word.length <= 3) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') ? word.slice(0, -1) : word;
}
