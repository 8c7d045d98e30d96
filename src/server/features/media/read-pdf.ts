import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { runOnLines } from '#domain/files/run-on-lines.ts';
import type { TextBox } from '#domain/files/text-box.ts';
import type { PageText } from './convert-protocol.ts';
import { drawPage } from './draw-page.ts';
import { openPdf } from '#server/platform/programs/open-pdf.ts';

const mostPages = 2000;
/** Pieces of text on one page. A crowded drawing has some ten thousand; a page made to exhaust the reader has no end. */
const mostPieces = 200_000;
export const tooMuchText = 'A page of this PDF has too much text to be read';
const thumbnailWidth = 512;

/** The words of each page, and a picture of the first. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: PageText[]; thumbnail: Uint8Array | null }> {
  const { document, close } = await openPdf(bytes);
  try {
    const pages: PageText[] = [];
    for (let page = 1; page <= Math.min(document.numPages, mostPages); page += 1)
      pages.push(await readPage(document, page));
    const thumbnail = await drawPage(document, 1, thumbnailWidth)
      .then((canvas) => canvas.toBuffer('image/jpeg', 80))
      .catch(() => null);
    return { pages, thumbnail };
  } finally {
    await close();
  }
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>;

async function readPage(document: PDFDocumentProxy, page: number): Promise<PageText> {
  const opened = await document.getPage(page);
  const viewport = opened.getViewport({ scale: 1 });
  const { width, height } = viewport;
  let text = '';
  const boxes: TextBox[] = [];
  // As it is found: what is past the limit is not even looked for.
  const found: ReadableStream<TextContent> = opened.streamTextContent();
  let pieces = 0;
  for await (const { items } of found) {
    pieces += items.length;
    if (pieces > mostPieces) throw new Error(tooMuchText);
    for (const item of items) {
      if (!('str' in item)) continue;
      const words = item.str.replaceAll('\0', '').toWellFormed();
      if (words.trim() !== '') boxes.push(boxOf(viewport, item, { start: text.length, words }));
      text += `${words}${item.hasEOL ? '\n' : ''}`;
    }
  }
  opened.cleanup();
  const source = text.trim() === '' ? 'NONE' : 'TEXT';
  return { page, text: runOnLines(text), width, height, boxes, source };
}

type Viewport = {
  readonly width: number;
  readonly height: number;
  convertToViewportPoint(x: number, y: number): number[];
};
type Written = { readonly transform: number[]; readonly width: number; readonly height: number };

/** A line of text reaches a little below the line it is written on. */
const below = 0.22;

function boxOf(
  viewport: Viewport,
  { transform, width, height }: Written,
  { start, words }: { start: number; words: string },
): TextBox {
  const [x = 0, y = 0] = transform.slice(4);
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(x, y - height * below);
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(x + width, y + height * (1 - below));
  const across = [x1 / viewport.width, x2 / viewport.width].map(asShare).sort((a, b) => a - b);
  const down = [y1 / viewport.height, y2 / viewport.height].map(asShare).sort((a, b) => a - b);
  const [left = 0, right = 0] = across;
  const [top = 0, bottom = 0] = down;
  return [start, start + words.length, left, top, asShare(right - left), asShare(bottom - top)];
}

function asShare(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}
