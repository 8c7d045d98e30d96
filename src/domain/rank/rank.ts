export const rankGap = 65_536;
export const defaultRank = 0;

/** The rank of the first item of an empty list is the default. */
export function rankAfter(last: number | undefined): number {
  return last === undefined ? defaultRank : last + rankGap;
}

export function rankBefore(first: number | undefined): number {
  return first === undefined ? defaultRank : first - rankGap;
}

/** undefined when no number is left between the two: the list must be rebalanced first. */
export function rankBetween(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return rankBefore(after);
  if (after === undefined) return rankAfter(before);
  const middle = before + (after - before) / 2;
  return before < middle && middle < after ? middle : undefined;
}

/** Fresh ranks for items in their present order. */
export function rebalanceRanks(count: number): number[] {
  return Array.from({ length: count }, (_, index) => defaultRank + index * rankGap);
}

export type Ranked = { readonly id: string; readonly rank: number };

/** Ties, which two people moving at once can cause, are broken by id so that everyone sees one order. */
export function byRank(a: Ranked, b: Ranked): number {
  if (a.rank !== b.rank) return a.rank - b.rank;
  return a.id < b.id ? -1 : Number(a.id > b.id);
}

/** The rows to write so that `id` stands at `index` of the others: one row, or all when there is no room. */
export function moveTo(items: readonly Ranked[], id: string, index: number): Ranked[] {
  const others = items.filter((item) => item.id !== id).sort(byRank);
  const at = Math.max(0, Math.min(index, others.length));
  const rank = rankBetween(others[at - 1]?.rank, others[at]?.rank);
  if (rank !== undefined) return [{ id, rank }];
  const order = [
    ...others.slice(0, at).map((item) => item.id),
    id,
    ...others.slice(at).map((item) => item.id),
  ];
  const ranks = rebalanceRanks(order.length);
  return order.map((itemId, position) => ({ id: itemId, rank: ranks[position] ?? defaultRank }));
}
