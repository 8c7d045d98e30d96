import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PageText } from './convert-protocol.ts';

const mostPages = 2000;
const thumbnailWidth = 512;

/** The words of each page, and a picture of the first. Scripts and forms of the file are not looked at. */
export async function readPdf(
  bytes: Uint8Array,
): Promise<{ pages: PageText[]; thumbnail: Uint8Array | null }> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  const document = await loading.promise;
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
    pages.push({ page, text, width, height });
    opened.cleanup();
  }
  const thumbnail = await drawFirst(document).catch(() => null);
  await loading.destroy();
  return { pages, thumbnail };
}

type Drawable = PDFDocumentProxy;

/** pdf.js draws on Node with a canvas that it brings itself; its types only know the browser's. */
type Canvas = { toBuffer(type: 'image/jpeg', quality: number): Uint8Array };
type CanvasFactory = { create(width: number, height: number): { canvas: Canvas } };

async function drawFirst(document: Drawable): Promise<Uint8Array> {
  const page = await document.getPage(1);
  const scale = thumbnailWidth / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const { canvas } = factory.create(Math.ceil(viewport.width), Math.min(4096, Math.ceil(viewport.height)));
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  return canvas.toBuffer('image/jpeg', 80);
}
