import { useEffect, useState } from 'react';
import { openPdf, pdfProblem, type OpenPdf } from './open-pdf.ts';

export type PageSize = { readonly width: number; readonly height: number };

export type LoadedPdf = { pdf: OpenPdf; first: PageSize; count: number };

export type PdfState =
  | { state: 'loading' }
  | { state: 'failed'; message: string }
  | ({ state: 'ready' } & LoadedPdf);

export function usePdf(fileId: string): PdfState {
  const [shown, setShown] = useState<PdfState>({ state: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    let opened: OpenPdf | null = null;
    const run = async () => {
      opened = await openPdf(fileId);
      const page = await opened.document.getPage(1);
      const { width, height } = page.getViewport({ scale: 1 });
      if (!isCurrent) return opened.close();
      setShown({ state: 'ready', pdf: opened, first: { width, height }, count: opened.document.numPages });
    };
    run().catch((error: unknown) => {
      if (!isCurrent) return;
      setShown({ state: 'failed', message: pdfProblem(error) });
    });
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [fileId]);
  return shown;
}
