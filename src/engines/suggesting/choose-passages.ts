export type Range = { readonly start: number; readonly end: number };
export type Passage = Range & { readonly score: number };

/** The best ones that overlap neither each other nor what is taken, at most so many. */
export function choosePassages<P extends Passage>(
  passages: readonly P[],
  taken: readonly Range[],
  most: number,
): P[] {
  const chosen: P[] = [];
  for (const passage of passages.toSorted((a, b) => b.score - a.score || a.start - b.start)) {
    if (chosen.length >= most) break;
    if (![...taken, ...chosen].some((range) => overlaps(range, passage))) chosen.push(passage);
  }
  return chosen.sort((a, b) => a.start - b.start);
}

export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end;
}
