export const levels = ['READ', 'WRITE', 'FULL'] as const;
export type Level = (typeof levels)[number];

const ranks = { READ: 1, WRITE: 2, FULL: 3 } as const satisfies Record<Level, number>;

/** Null is no access, rank 0. */
export function levelRank(level: Level | null): 0 | 1 | 2 | 3 {
  return level === null ? 0 : ranks[level];
}

/** Negative when `a` is the lower one, as a sort function expects. */
export function compareLevels(a: Level | null, b: Level | null): number {
  return levelRank(a) - levelRank(b);
}

export function isAtLeast(held: Level | null, needed: Level | null): boolean {
  return levelRank(held) >= levelRank(needed);
}

export function lowestLevel(a: Level | null, b: Level | null): Level | null {
  return compareLevels(a, b) <= 0 ? a : b;
}
