import { toHtml } from '#editor/html/to-html.ts';
import { escapeMarkdown } from '#editor/markdown/escape-markdown.ts';
import { toMarkdown } from '#editor/markdown/to-markdown.ts';
import { toText } from '#editor/text/to-text.ts';
import { escapeHtml } from '#server/platform/mail/compose-mail.ts';
import type { PrinterEnv } from '#server/platform/programs/print-to-pdf.ts';
import { dataAddresses } from './data-addresses.ts';
import type { Exported } from './exported.ts';
import { toDocx } from './to-docx.ts';
import { toPdf } from './to-pdf.ts';

type Format = {
  type: string;
  /** Whether the pixels are in the file; text names them. */
  carriesPictures: boolean;
  write: (document: Exported, env: PrinterEnv) => Promise<string | Buffer>;
};

/** What a note or an insight can be exported as, by the ending of the file. */
export const exportFormats = {
  md: {
    type: 'text/markdown; charset=utf-8',
    carriesPictures: false,
    write: async ({ title, content, readCard, fileUrl }) =>
      `# ${escapeMarkdown(title)}\n\n${toMarkdown(content, { readCard, fileUrl }).trimEnd()}\n`,
  },
  txt: {
    type: 'text/plain; charset=utf-8',
    carriesPictures: false,
    write: async ({ title, content, readCard }) =>
      `${title}\n\n${toText(content, { withSpeakers: true, readCard }).text}\n`,
  },
  html: {
    type: 'text/html; charset=utf-8',
    carriesPictures: true,
    write: async (document) => page(document),
  },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    carriesPictures: true,
    write: toDocx,
  },
  pdf: { type: 'application/pdf', carriesPictures: true, write: toPdf },
} as const satisfies Record<string, Format>;
export type ExportFormat = keyof typeof exportFormats;

export function isExportFormat(ending: string): ending is ExportFormat {
  return Object.hasOwn(exportFormats, ending);
}

/** Opened from a disk years later, it must tell nobody that it was opened: nothing in it is loaded from elsewhere. */
function page({ title, content, readCard, fileUrl, pictures }: Exported): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; }
body { font: 16px/1.6 system-ui, sans-serif; max-width: 864px; margin: 40px auto; padding: 0 24px; }
table { border-collapse: collapse; } td, th { border: 1px solid #8884; padding: 4px 8px; }
blockquote { border-left: 3px solid #8886; margin-left: 0; padding-left: 16px; }
img { max-width: 100%; height: auto; } figure { margin: 0 0 16px; } figcaption { color: #777; font-size: 14px; }
.reference-card { border: 1px solid #8884; border-radius: 8px; padding: 12px 16px; margin: 0 0 16px; }
.reference-card p { margin: 0 0 4px; } .reference-card blockquote { margin: 0 0 8px; }
.by-line, .tags, .missing { color: #777; font-size: 14px; }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${toHtml(content, { linksOnly: true, readCard, fileUrl, pictures: dataAddresses(pictures) })}
</body>
</html>
`;
}
