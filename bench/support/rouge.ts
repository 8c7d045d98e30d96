/** How much of each other two texts say, in single words (1) or pairs of neighbours (2): the F1 of ROUGE-n in percent. */
export function rouge(said: string, expected: string, n: 1 | 2): number {
  const [a, b] = [gramsOf(said, n), gramsOf(expected, n)];
  let shared = 0;
  for (const [gram, count] of a) shared += Math.min(count, b.get(gram) ?? 0);
  const [ofA, ofB] = [sizeOf(a), sizeOf(b)];
  return ofA === 0 || ofB === 0 ? 0 : (200 * shared) / (ofA + ofB);
}

function gramsOf(text: string, n: number): Map<string, number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const grams = new Map<string, number>();
  for (let at = 0; at + n <= words.length; at += 1) {
    const gram = words.slice(at, at + n).join(' ');
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

function sizeOf(grams: ReadonlyMap<string, number>): number {
  return [...grams.values()].reduce((sum, count) => sum + count, 0);
}
