/** Whether two phrases name the same: the order of words and how they are written make no difference. */
export function isSameLabel(one: string, other: string): boolean {
  return wordsOf(one) === wordsOf(other);
}

function wordsOf(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].sort().join(' ');
}

/** The newest data points of a theme are compared with it by their mean likeness. */
export const driftedPoints = 200;
const mostFall = 0.05;

/** Whether what is said now is further from the theme than when it was named. */
export function hasDrifted(named: number, recent: number): boolean {
  return named - recent > mostFall;
}
