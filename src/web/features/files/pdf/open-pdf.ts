import type { PDFDocumentProxy } from 'pdfjs-dist';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { loadChunk } from '#web/lib/load-chunk.ts';

export type OpenPdf = { readonly document: PDFDocumentProxy; readonly close: () => void };

/** Reads a PDF piece by piece, as far as somebody looks. Its scripts and forms are left alone. */
export async function openPdf(fileId: string): Promise<OpenPdf> {
  const pdf = await loadChunk('pdf', () => import('pdfjs-dist'));
  // From our own host: the page's policy allows no other.
  pdf.GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = pdf.getDocument({
    url: `/files/stream/${fileId}/source`,
    disableAutoFetch: true,
    enableXfa: false,
    verbosity: pdf.VerbosityLevel.ERRORS,
  });
  try {
    return { document: await loading.promise, close: () => void loading.destroy() };
  } catch (error) {
    await loading.destroy();
    throw error;
  }
}

/** What to tell when it can't be opened. */
export function pdfProblem(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'PasswordException') return 'This PDF is locked with a password. Download it to read it.';
  if (name === 'InvalidPDFException')
    return 'This PDF is damaged and can’t be shown. You can still download it.';
  return 'The PDF couldn’t be loaded. Check your connection and try again.';
}
