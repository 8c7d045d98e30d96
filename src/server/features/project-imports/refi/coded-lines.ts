import type { NodeJson } from '#editor/schema/document-json.ts';

/** A stretch of the lines that becomes a highlight. */
export type CodedStretch = { readonly id: string; readonly start: number; readonly end: number };

type Line = { readonly text: string; readonly start: number };

/** Each line as pieces of text with the marks of the highlights that are on it. */
export function codedLines(lines: readonly string[], stretches: readonly CodedStretch[]): NodeJson[][] {
  let offset = 0;
  const placed: Line[] = lines.map((text) => {
    const line = { text, start: offset };
    offset += text.length + 1;
    return line;
  });
  const onLine = placed.map((): CodedStretch[] => []);
  for (const stretch of stretches) {
    for (let at = lineAt(placed, stretch.start); at < placed.length; at += 1) {
      if ((placed[at]?.start ?? 0) >= stretch.end) break;
      onLine[at]?.push(stretch);
    }
  }
  return placed.map((line, at) => piecesOf(line, onLine[at] ?? []));
}

function piecesOf({ text, start }: Line, stretches: readonly CodedStretch[]): NodeJson[] {
  const cut = (offset: number) => Math.min(text.length, Math.max(0, offset - start));
  const ends = new Set([0, text.length, ...stretches.flatMap((one) => [cut(one.start), cut(one.end)])]);
  const places = [...ends].toSorted((a, b) => a - b);
  return places.slice(1).map((to, at) => {
    const from = places[at] ?? 0;
    const marks = stretches
      .filter((one) => cut(one.start) <= from && cut(one.end) >= to)
      .map(({ id }) => ({ type: 'highlight', attrs: { id } }));
    return { type: 'text', text: text.slice(from, to), ...(marks.length > 0 && { marks }) };
  });
}

/** The last line that begins at or before an offset. */
function lineAt(lines: readonly Line[], offset: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((lines[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}
