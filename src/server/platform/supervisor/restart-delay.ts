const firstMs = 500;
const longestMs = 30_000;
/** Lived this long, it was well: the next death is a new trouble and not the old one again. */
const wellMs = 60_000;

/** How long to wait before the next start, by how long each of the lives before it lasted, the newest last. */
export function restartDelay(livesMs: readonly number[]): number {
  const since = livesMs.findLastIndex((life) => life >= wellMs);
  const deaths = livesMs.length - 1 - Math.max(0, since);
  return Math.min(longestMs, firstMs * 2 ** Math.min(deaths, 10));
}
