import { openPdf } from '#server/platform/programs/open-pdf.ts';

/** The words of a PDF in one line: where a line of a sheet ends is the printer's business. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { document, close } = await openPdf(bytes);
  const pages: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join(''));
  }
  await close();
  return pages.join(' ').replaceAll(/\s+/g, ' ');
}
