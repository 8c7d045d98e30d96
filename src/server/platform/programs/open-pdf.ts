import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { growsTooFar, pdfBomb } from './pdf-growth.ts';

/** Scripts and forms of the file are not looked at. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<{ document: PDFDocumentProxy; close: () => Promise<void> }> {
  if (await growsTooFar(bytes)) throw new Error(pdfBomb);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: new Uint8Array(bytes),
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
    verbosity: 0,
  });
  return { document: await loading.promise, close: () => loading.destroy() };
}
