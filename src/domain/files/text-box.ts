import type { PdfArea } from '#domain/highlights/pdf-area.ts';

/** From and to in the text of a page, then left, top, width and height as shares of the page. */
export type TextBox = readonly [number, number, number, number, number, number];

type Area = Omit<PdfArea, 'page' | 'fileId'>;

/** Where a part of a page's text is: one area for each line. */
export function areasOf(boxes: readonly TextBox[], from: number, to: number): Area[] {
  const areas: Area[] = [];
  for (const [start, end, left, top, width, height] of boxes) {
    if (start >= to || end <= from || width <= 0 || height <= 0) continue;
    const perCharacter = width / Math.max(1, end - start);
    const first = Math.max(from, start);
    const own = {
      left: round(left + (first - start) * perCharacter),
      top,
      width: round((Math.min(to, end) - first) * perCharacter),
      height,
    };
    const last = areas.at(-1);
    if (last && isSameLine(last, own)) areas[areas.length - 1] = joined(last, own);
    else areas.push(own);
  }
  return areas.filter((area) => area.width > 0);
}

type ChangedPlace = { readonly start: number; readonly end: number; readonly to: string };

/** The same places of a text in which words gave way to others, from its beginning to its end. */
export function movedBoxes(boxes: readonly TextBox[], places: readonly ChangedPlace[]): TextBox[] {
  const moved = (at: number): number => {
    let by = 0;
    for (const { start, end, to } of places) {
      if (at >= end) by += to.length - (end - start);
      else if (at > start) return start + by + Math.min(at - start, to.length);
    }
    return at + by;
  };
  return boxes.map(([start, end, ...area]) => [moved(start), moved(end), ...area]);
}

/** What is inside of other areas already, as parts of the text. */
export function rangesIn(
  boxes: readonly TextBox[],
  areas: readonly Area[],
): { readonly start: number; readonly end: number }[] {
  return boxes.flatMap(([start, end, left, top, width, height]) =>
    areas.some(
      (area) =>
        left < area.left + area.width &&
        left + width > area.left &&
        top + height / 2 > area.top &&
        top + height / 2 < area.top + area.height,
    )
      ? [{ start, end }]
      : [],
  );
}

function isSameLine(one: Area, other: Area): boolean {
  return Math.abs(one.top - other.top) < one.height / 2 && other.left >= one.left;
}

function joined(one: Area, other: Area): Area {
  const top = Math.min(one.top, other.top);
  return {
    left: one.left,
    top,
    width: round(Math.max(one.left + one.width, other.left + other.width) - one.left),
    height: round(Math.max(one.top + one.height, other.top + other.height) - top),
  };
}

/** A share of the page, and never more than all of it. */
function round(share: number): number {
  return Math.min(1, Math.max(0, Math.round(share * 10_000) / 10_000));
}
