export type TimeSpan = { readonly start: number; readonly end: number };

/** Recognized times are a little off: so much before and after is hidden too. */
const marginSeconds = 0.15;

export function withMargin({ start, end }: TimeSpan): TimeSpan {
  return { start: start - marginSeconds, end: end + marginSeconds };
}

/** Within the recording, in order; those that touch are one, and the nearest are joined until few enough are left. */
export function joinSpans(
  spans: readonly TimeSpan[],
  { duration, most }: { readonly duration: number; readonly most: number },
): TimeSpan[] {
  const wide = spans
    .map(({ start, end }) => ({
      start: roundMs(Math.max(0, start)),
      end: roundMs(Math.min(duration, end)),
    }))
    .filter(({ start, end }) => start < end)
    .toSorted((a, b) => a.start - b.start);
  const joined: TimeSpan[] = [];
  for (const span of wide) {
    const last = joined.at(-1);
    if (last && span.start <= last.end)
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    else joined.push(span);
  }
  while (joined.length > Math.max(1, most)) joinNearest(joined);
  return joined;
}

function joinNearest(spans: TimeSpan[]): void {
  const gapAfter = (at: number): number => (spans[at + 1]?.start ?? Infinity) - (spans[at]?.end ?? 0);
  let nearest = 0;
  for (let at = 1; at < spans.length - 1; at += 1) if (gapAfter(at) < gapAfter(nearest)) nearest = at;
  const [one, other] = [spans[nearest], spans[nearest + 1]];
  if (one && other) spans.splice(nearest, 2, { start: one.start, end: other.end });
}

function roundMs(seconds: number): number {
  return Math.round(seconds * 1000) / 1000;
}
