import { normaliseName } from './name-parts.ts';

export const scoredNameLength = 50;

/** From 0, nothing in common, to 1, the same name: how many letters of the longer one need no change. */
export function nameScore(left: string, right: string): number {
  const [a, b] = [scoredPart(left), scoredPart(right)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** The cut keeps the quadratic comparison cheap on a pasted paragraph. */
function scoredPart(name: string): string[] {
  return Array.from(normaliseName(Array.from(name.trim()).slice(0, scoredNameLength).join('')));
}

function editDistance(a: readonly string[], b: readonly string[]): number {
  let previous = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, left] of a.entries()) {
    const current = [i + 1];
    for (const [j, right] of b.entries()) {
      const replaced = (previous[j] ?? 0) + (left === right ? 0 : 1);
      current.push(Math.min(replaced, (previous[j + 1] ?? 0) + 1, (current[j] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
