/** A text as quotes are compared, and the position of each of its characters in the original. */
export type Folded = { readonly text: string; readonly places: readonly number[] };

const alike: Readonly<Record<string, string>> = {
  '‘': "'",
  '’': "'",
  '‚': "'",
  '′': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
  '…': '...',
};

/** Case, quotation marks, dashes and blanks are no difference; every word is. */
export function foldText(text: string): Folded {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const same = alike[character] ?? character.normalize('NFKC').toLowerCase();
    const written = /^\s+$/u.test(same) ? ' ' : same;
    if (written !== ' ' || (folded !== '' && !folded.endsWith(' '))) {
      folded += written;
      for (let unit = 0; unit < written.length; unit += 1) places.push(at);
    }
    at += character.length;
  }
  return { text: folded, places };
}
