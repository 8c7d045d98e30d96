const letterWidth = 7.2;
/** Dot, padding and the gap to the next one. */
const around = 30;
const widest = 160;
const countWidth = 30;

export type FittedLabels<T> = { readonly shown: readonly T[]; readonly hidden: readonly T[] };

/**
 * How many labels have room in a line of so many pixels, at least one. Guessed from their letters: asking the browser
 * for each row would make scrolling wait for a layout.
 */
export function fitLabels<T>(
  items: readonly T[],
  labelOf: (item: T) => string,
  room: number,
): FittedLabels<T> {
  let [used, count] = [0, 0];
  for (const [at, item] of items.entries()) {
    used += Math.min(widest, labelOf(item).length * letterWidth + around);
    const isLast = at === items.length - 1;
    if (at > 0 && used + (isLast ? 0 : countWidth) > room) break;
    count = at + 1;
  }
  return { shown: items.slice(0, count), hidden: items.slice(count) };
}
