import type { PdfArea } from '#domain/highlights/pdf-area.ts';
import type { AreaSelection } from '#domain/refi/refi-source.ts';

export type Size = { readonly width: number; readonly height: number };

/** Shares of the page. What reaches over an edge ends there. */
export function areaOf(one: AreaSelection, page: number, { width, height }: Size): PdfArea {
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const [left, right] = [one.firstX, one.secondX].map((x) => share(x, width)).toSorted((a, b) => a - b);
  const [top, bottom] = [one.firstY, one.secondY].map((y) => share(y, height)).toSorted((a, b) => a - b);
  return {
    page,
    left: left ?? 0,
    top: top ?? 0,
    width: (right ?? 0) - (left ?? 0),
    height: (bottom ?? 0) - (top ?? 0),
  };
}
