import { rankBetween, rankGap, rebalanceRanks, type Ranked } from '#domain/rank/rank.ts';

/** The order that people gave the rows of a view by hand, in place of a column to sort by. */
export const manualSort = 'manual';

export const manualOrder = [{ field: manualSort, direction: 'ASC' as const }];

/** Every list of rows carries them, so they have to stay small. */
export const mostRanks = 2000;

type Sorted = { readonly sort?: readonly { readonly field: string }[] | undefined };

export function isManual({ sort }: Sorted): boolean {
  return sort?.[0]?.field === manualSort;
}

export type Placing = {
  readonly id: string;
  /** The row that it comes after; null for the first place. */
  readonly after: string | null;
  /** Whether further rows follow the last of these. */
  readonly isCut: boolean;
};

/**
 * The ranks to write so that a row comes after another; undefined where there is no such place. Rows that nobody has
 * moved share one rank and go by age. A row put between two of those parts them: the fewer of them get ranks.
 */
export function placeByHand(
  rows: readonly Ranked[],
  { id, after, isCut }: Placing,
): readonly Ranked[] | undefined {
  const others = rows.filter((row) => row.id !== id);
  // Alone among what a filter shows, it keeps its place among all others.
  if (others.length === 0 && after === null) return [];
  const at = after === null ? 0 : others.findIndex((row) => row.id === after) + 1;
  if ((after !== null && at === 0) || (at === others.length && isCut)) return undefined;
  const [before, next] = [others[at - 1], others[at]];
  const rank = rankBetween(before?.rank, next?.rank);
  if (rank !== undefined) return [{ id, rank }];
  const parted = before && before.rank === next?.rank ? part(others, { id, at, isCut }) : undefined;
  if (parted || isCut) return parted;
  const order = [...others.slice(0, at).map((row) => row.id), id, ...others.slice(at).map((row) => row.id)];
  const ranks = rebalanceRanks(order.length);
  return order.map((one, place) => ({ id: one, rank: ranks[place] ?? 0 }));
}

/** Undefined where no numbers are left. */
function part(
  others: readonly Ranked[],
  { id, at, isCut }: { id: string; at: number; isCut: boolean },
): readonly Ranked[] | undefined {
  const shared = others[at]?.rank ?? 0;
  const start = others.findIndex((row) => row.rank === shared);
  const end = others.findLastIndex((row) => row.rank === shared) + 1;
  const below = isCut && end === others.length ? Infinity : end - at;
  const isAbove = at - start < below;
  const ids = isAbove
    ? [...others.slice(start, at).map((row) => row.id), id]
    : [id, ...others.slice(at, end).map((row) => row.id)];
  const ranks = isAbove
    ? spread(ids.length, { from: others[start - 1]?.rank, to: shared })
    : spread(ids.length, { from: shared, to: others[end]?.rank });
  return ranks && ids.map((one, place) => ({ id: one, rank: ranks[place] ?? shared }));
}

/** Numbers between two, or a gap apart where one side is open. */
function spread(
  count: number,
  { from, to }: { from: number | undefined; to: number | undefined },
): number[] | undefined {
  const step = from === undefined || to === undefined ? rankGap : (to - from) / (count + 1);
  const first = from ?? (to ?? 0) - step * (count + 1);
  const ranks = Array.from({ length: count }, (_, place) => first + step * (place + 1));
  const bounded = [first, ...ranks, to ?? Infinity];
  return bounded.every((rank, place) => place === 0 || rank > (bounded[place - 1] ?? 0)) ? ranks : undefined;
}
