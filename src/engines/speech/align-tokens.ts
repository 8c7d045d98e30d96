/** A pause has at least this length. */
const shortestPause = 0.1;
/** A word that seems to begin this near to a pause begins behind it. */
const nearPause = 0.2;

export type Listening = {
  /** For each token, how much each frame was listened to. */
  readonly attention: readonly Float32Array[];
  /** The frames in which somebody speaks, in order. */
  readonly spoken: readonly number[];
  readonly frameSeconds: number;
};

/**
 * Where each token begins, as an index of `spoken`: the way through both in which the most attention lies, never going
 * back in either. The frames of pauses are no part of it, so no word begins in one.
 */
export function alignTokens({ attention, spoken }: Listening): number[] {
  const [rows, columns] = [attention.length, spoken.length];
  const came = new Uint8Array(rows * columns);
  let above = new Float64Array(columns).fill(-Infinity);
  for (const [row, listened] of attention.entries()) {
    const here = new Float64Array(columns);
    for (const [column, frame] of spoken.entries()) {
      const left = column > 0 ? (here[column - 1] ?? -Infinity) : -Infinity;
      const corner =
        column > 0 && row > 0 ? (above[column - 1] ?? -Infinity) : row + column === 0 ? 0 : -Infinity;
      const straight = row > 0 ? (above[column] ?? -Infinity) : -Infinity;
      const best = Math.max(left, corner, straight);
      came[row * columns + column] = best === corner ? 0 : best === straight ? 1 : 2;
      here[column] = best + (listened[frame] ?? 0);
    }
    above = here;
  }
  const begins = attention.map(() => 0);
  for (let [row, column] = [rows - 1, columns - 1]; row >= 0 && column >= 0;) {
    begins[row] = column;
    const from = came[row * columns + column];
    if (from !== 2) row -= 1;
    if (from !== 1) column -= 1;
  }
  return begins;
}

/** A pause lies between words, not inside one: the nearest beginning comes to its end. */
export function beginBehindPauses(begins: readonly number[], { spoken, frameSeconds }: Listening): number[] {
  const moved = [...begins];
  for (const [at, frame] of spoken.entries()) {
    const before = spoken[at - 1];
    if (before === undefined || (frame - before - 1) * frameSeconds < shortestPause) continue;
    let nearest = -1;
    for (const [word, begin] of moved.entries())
      if (nearest < 0 || Math.abs(begin - at) <= Math.abs((moved[nearest] ?? 0) - at)) nearest = word;
    const distance = Math.abs((moved[nearest] ?? Infinity) - at);
    if (nearest > 0 && distance * frameSeconds <= nearPause) moved[nearest] = at;
  }
  return moved;
}
