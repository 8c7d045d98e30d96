import { useQuery } from 'urql';
import { PdfAvailableDocument } from './printing.gen.ts';

/** Why nothing can be exported as a PDF here; null where it can. */
export function usePdfReason(): string | null {
  const [{ data }] = useQuery({ query: PdfAvailableDocument });
  return data?.pdfAvailable === false ? 'Needs Chromium or Chrome on the server' : null;
}
