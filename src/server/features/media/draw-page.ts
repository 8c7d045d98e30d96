import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** pdf.js draws on Node with a canvas that it brings itself; its types only know the browser's. */
type Canvas = {
  readonly width: number;
  readonly height: number;
  getContext(kind: '2d'): { fillStyle: string; fillRect(x: number, y: number, w: number, h: number): void };
  /** Four bytes for each pixel. */
  data(): Uint8Array;
  toBuffer(type: 'image/jpeg', quality: number): Uint8Array;
  toBuffer(type: 'image/png'): Uint8Array;
};
type CanvasFactory = { create(width: number, height: number): { canvas: Canvas } };

const mostPixels = 4096;

/** A picture of a page, so many pixels wide; a very long page is cut. */
export async function drawPage(document: PDFDocumentProxy, number: number, width: number): Promise<Canvas> {
  const page = await document.getPage(number);
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  const factory = document.canvasFactory as CanvasFactory;
  const size = [viewport.width, viewport.height].map((side) => Math.min(mostPixels, Math.ceil(side)));
  const { canvas } = factory.create(size[0] ?? 1, size[1] ?? 1);
  await page.render({ canvas: canvas as never, viewport, background: 'white' }).promise;
  page.cleanup();
  return canvas;
}

/** Whether every pixel has the color of the first. */
export function isBlank(canvas: Canvas): boolean {
  const bytes = canvas.data();
  return bytes.every((byte, at) => byte === bytes[at % 4]);
}
