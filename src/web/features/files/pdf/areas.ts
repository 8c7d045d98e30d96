import { decode, isOf } from '#domain/codec/codec.ts';
import { array } from '#domain/codec/structures.ts';
import { pdfAreaCodec, type PdfArea } from '#domain/highlights/pdf-area.ts';

const areasCodec = array(pdfAreaCodec);

/** The areas of a highlight on this file; those that name no file belong to the only one. */
export function areasOn(fileId: string, areas: unknown): readonly PdfArea[] {
  if (!isOf(areasCodec, areas)) return [];
  return decode(areasCodec, areas).filter((area) => area.fileId === undefined || area.fileId === fileId);
}

type Box = { left: number; top: number; width: number; height: number };

/** A box of the screen as shares of a page. */
export function shareOf(page: Box, box: Box): Omit<PdfArea, 'page'> {
  const part = (value: number, whole: number) => Math.min(1, Math.max(0, whole === 0 ? 0 : value / whole));
  const left = part(box.left - page.left, page.width);
  const top = part(box.top - page.top, page.height);
  return {
    left: round(left),
    top: round(top),
    width: round(Math.min(1 - left, part(box.width, page.width))),
    height: round(Math.min(1 - top, part(box.height, page.height))),
  };
}

/** Boxes of one line that touch become one: a browser gives a box for each run of letters. */
export function joinLines(boxes: readonly Box[]): Box[] {
  const joined: Box[] = [];
  for (const box of boxes.filter(({ width, height }) => width > 1 && height > 1)) {
    const last = joined.at(-1);
    const isSameLine =
      last &&
      Math.abs(last.top + last.height / 2 - (box.top + box.height / 2)) <
        Math.min(last.height, box.height) / 2;
    if (!last || !isSameLine) {
      joined.push(box);
      continue;
    }
    const [left, top] = [Math.min(last.left, box.left), Math.min(last.top, box.top)];
    joined[joined.length - 1] = {
      left,
      top,
      width: Math.max(last.left + last.width, box.left + box.width) - left,
      height: Math.max(last.top + last.height, box.top + box.height) - top,
    };
  }
  return joined;
}

function round(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
