export type BlockChange<T> =
  | { kind: 'same'; before: T; after: T }
  | { kind: 'removed'; before: T }
  | { kind: 'added'; after: T }
  | { kind: 'changed'; before: T; after: T };

/** Past this many differing blocks the order is kept and nothing is matched: nobody reads such a comparison. */
const mostCompared = 1500;

/** Two lists of blocks, side by side: the longest common part stays, what was replaced is beside what replaced it. */
export function compareBlocks<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (block: T) => string,
): BlockChange<T>[] {
  const [a, b] = [before.map(keyOf), after.map(keyOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;

  const changes: BlockChange<T>[] = [];
  const same = (i: number, j: number) => pushSame(changes, before[i], after[j]);
  for (let i = 0; i < start; i += 1) same(i, i);
  const middle = matchMiddle(a.slice(start, a.length - end), b.slice(start, b.length - end));
  let [i, j] = [start, start];
  for (const [matchA, matchB] of [...middle, [a.length - end - start, b.length - end - start] as const]) {
    pushGap(changes, before.slice(i, start + matchA), after.slice(j, start + matchB));
    [i, j] = [start + matchA, start + matchB];
    if (i < a.length - end && j < b.length - end) {
      same(i, j);
      i += 1;
      j += 1;
    }
  }
  for (let k = 0; k < end; k += 1) same(a.length - end + k, b.length - end + k);
  return changes;
}

function pushSame<T>(changes: BlockChange<T>[], before: T | undefined, after: T | undefined): void {
  if (before !== undefined && after !== undefined) changes.push({ kind: 'same', before, after });
}

function pushGap<T>(changes: BlockChange<T>[], before: readonly T[], after: readonly T[]): void {
  const paired = Math.min(before.length, after.length);
  for (let index = 0; index < Math.max(before.length, after.length); index += 1) {
    const [left, right] = [before[index], after[index]];
    if (index < paired && left !== undefined && right !== undefined)
      changes.push({ kind: 'changed', before: left, after: right });
    else if (left !== undefined) changes.push({ kind: 'removed', before: left });
    else if (right !== undefined) changes.push({ kind: 'added', after: right });
  }
}

/** Longest common subsequence as pairs of places. */
function matchMiddle(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
  if (a.length > mostCompared || b.length > mostCompared) return [];
  const width = b.length + 1;
  const lengths = new Uint16Array((a.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}
