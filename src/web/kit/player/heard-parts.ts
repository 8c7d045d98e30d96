export type HeardPart = { readonly from: number; readonly to: number };

/** A part ends a little early, so that its last moment does not count as one still to be played. */
const endSeconds = 0.05;

/** The highlighted parts of a recording in order, where they overlap as one. */
export function heardParts(marks: readonly HeardPart[]): HeardPart[] {
  const parts: HeardPart[] = [];
  for (const { from, to } of [...marks].sort((a, b) => a.from - b.from)) {
    const last = parts.at(-1);
    if (last && from <= last.to) parts[parts.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else parts.push({ from, to });
  }
  return parts;
}

/** Where playing goes on: here inside of a part, else where the next one begins; null behind the last. */
export function nextHeard(parts: readonly HeardPart[], time: number): number | null {
  const part = parts.find(({ to }) => time < to - endSeconds);
  return part ? Math.max(part.from, time) : null;
}
