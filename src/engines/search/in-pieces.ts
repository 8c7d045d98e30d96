const longest = 100_000;
const blank = /\s/;

/** A text in pieces that end between two words; one without blanks is cut where it must be. */
export function* inPieces(text: string): Generator<string> {
  let from = 0;
  while (text.length - from > longest) {
    const to = lastBlank(text, from, from + longest);
    yield text.slice(from, to);
    from = to;
  }
  yield text.slice(from);
}

function lastBlank(text: string, from: number, to: number): number {
  for (let at = to; at > from + longest / 2; at -= 1) if (blank.test(text.charAt(at))) return at;
  return to;
}
