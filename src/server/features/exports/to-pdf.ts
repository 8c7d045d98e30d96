import { InvalidOperation, UnprocessableContent } from '#domain/errors/hark-error.ts';
import { toHtml } from '#editor/html/to-html.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import { printToPdf, type PrinterEnv } from '#server/platform/programs/print-to-pdf.ts';
import { ProgramFailed } from '#server/platform/programs/run-program.ts';
import { dataAddresses } from './data-addresses.ts';
import type { Exported } from './exported.ts';

/** For paper: A4, dark on white, no block broken in two where that can be helped. */
export async function toPdf(document: Exported, env: PrinterEnv): Promise<Buffer> {
  try {
    return await printToPdf(env, page(document));
  } catch (error) {
    if (!(error instanceof ProgramFailed)) throw error;
    if (error.code === 'MISSING') {
      throw new InvalidOperation(
        'This server has no browser to print PDF files with. Export as Word or HTML instead, or ask the person who runs the server to install Chromium.',
      );
    }
    throw new UnprocessableContent('The PDF could not be made. Try again, or export as Word or HTML.');
  }
}

function page({ title, content, readCard, fileUrl, pictures }: Exported): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(title)}</title>
<style>
@page { size: A4; margin: 20mm 18mm }
body { margin: 0; font: 11pt/1.5 system-ui, sans-serif; color: #1b1b1f; overflow-wrap: anywhere }
h1 { font-size: 20pt; line-height: 1.2; margin: 0 0 12pt } h2 { font-size: 15pt } h3 { font-size: 12.5pt }
h1, h2, h3, h4 { break-after: avoid } p, li { orphans: 2; widows: 2 }
table { border-collapse: collapse } td, th { border: 1px solid #c8c8d0; padding: 3pt 6pt; vertical-align: top }
blockquote { border-left: 2pt solid #c8c8d0; margin: 0 0 8pt; padding-left: 10pt; color: #45454d }
pre { white-space: pre-wrap; border: 1px solid #e4e4e8; border-radius: 4pt; padding: 6pt; font-size: 9.5pt }
tr, blockquote, pre, .reference-card { break-inside: avoid }
.reference-card { border: 1px solid #c8c8d0; border-radius: 4pt; padding: 6pt 10pt; margin: 0 0 8pt } .reference-card p { margin: 0 0 2pt } .reference-card blockquote { margin: 0 0 4pt }
.time, .missing, .by-line, .tags { color: #5c5c66; font-size: 9.5pt } a { color: #4a33b0 } img { max-width: 100%; height: auto } figure { margin: 0 0 8pt; break-inside: avoid } figcaption { color: #5c5c66; font-size: 9.5pt }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${toHtml(content, { linksOnly: true, readCard, fileUrl, pictures: dataAddresses(pictures) })}
</body>
</html>
`;
}
