import type { PageText } from './convert-protocol.ts';
import { drawPage } from './draw-page.ts';
import { openPdf } from '#server/platform/programs/open-pdf.ts';

const mostPages = 2000;
const thumbnailWidth = 512;

/** The words of each page, and a picture of the first. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: PageText[]; thumbnail: Uint8Array | null }> {
  const { document, close } = await openPdf(bytes);
  const pages: PageText[] = [];
  for (let page = 1; page <= Math.min(document.numPages, mostPages); page += 1) {
    const opened = await document.getPage(page);
    const { width, height } = opened.getViewport({ scale: 1 });
    const { items } = await opened.getTextContent();
    const text = items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
      .join('')
      .replaceAll('\0', '')
      .toWellFormed();
    pages.push({ page, text, width, height, source: text.trim() === '' ? 'NONE' : 'TEXT' });
    opened.cleanup();
  }
  const thumbnail = await drawPage(document, 1, thumbnailWidth)
    .then((canvas) => canvas.toBuffer('image/jpeg', 80))
    .catch(() => null);
  await close();
  return { pages, thumbnail };
}
