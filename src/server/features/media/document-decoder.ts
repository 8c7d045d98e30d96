import { readFileSync } from 'node:fs';
import { parseCsv } from '#domain/csv/parse-csv.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { fromHtml } from '#editor/html/from-html.ts';
import { isTooDeep } from '#editor/html/nesting.ts';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import { withPictureAddresses } from '#editor/html/with-picture-addresses.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import type { Converted, ConvertTask, DrawnPicture } from './convert-protocol.ts';
import { openZip, repackZip, zipBomb } from '#server/platform/programs/open-zip.ts';
import { pdfBomb } from '#server/platform/programs/pdf-growth.ts';
import { addressIn, picturesOf, withPictureFiles } from './page-pictures.ts';
import { readPdf, tooMuchText } from './read-pdf.ts';
import { readWord } from './read-word.ts';
import { rtfToText } from './rtf-to-text.ts';
import { captionsIn, transcriptIn } from './transcript-in.ts';

// Runs in a child process: see convert-file.ts.
const mostRows = 500;
const mostColumns = 40;
/** What a note takes of a document: blocks, and characters in them. */
const mostBlocks = 20_000;
const tooDeep = 'This page has too many elements inside each other to be read';
const tooLong = 'This document has too much text to be read. It can still be downloaded.';
/** Three bytes for a character at most, and something for the times of captions. */
const mostTextBytes = 4 * textLimits.richText.max;
/** Where the rows that are shown must have ended: the rest of a table is data, and would be memory here. */
const mostTableBytes = 8_000_000;

export async function decode(task: ConvertTask): Promise<Converted> {
  const { path, kind, ...around } = task;
  try {
    const bytes = readFileSync(path);
    if (kind === 'pdf') return { kind: 'pages', ...(await readPdf(bytes)) };
    if (kind === 'docx') {
      const { content, drawn } = await readWord(bytes, task);
      const shown = fitting(transcriptIn(content) ?? content);
      return { kind: 'document', content: shown, drawn: shownIn(shown, drawn) };
    }
    const isPage = around.pictures.length > 0 && (kind === 'html' || kind === 'markdown');
    const shown = { ...around, pictures: isPage ? picturesOf(new TextDecoder().decode(bytes), around) : [] };
    const addressOf = shown.pictures.length > 0 ? addressIn(shown) : undefined;
    const content = await readDocument(bytes, kind, addressOf);
    return { kind: 'document', content: withPictureFiles(fitting(content), shown), drawn: [] };
  } catch (error) {
    const known = [zipBomb, pdfBomb, tooMuchText, tooLong, tooDeep].find(
      (message) => error instanceof Error && error.message === message,
    );
    return { kind: 'failed', message: known ?? 'This document is damaged or in a format Hark can’t read' };
  }
}

async function readDocument(
  bytes: Buffer,
  kind: ConvertTask['kind'],
  addressOf?: (given: string) => string | undefined,
): Promise<DocumentJson> {
  if (kind === 'text' && bytes.length > mostTextBytes) throw new Error(tooLong);
  const text = (): string => new TextDecoder().decode(bytes);
  if (kind === 'xlsx') return tables(await readSheets(bytes));
  if (kind === 'pptx') return slides(bytes);
  if (kind === 'epub') return chapters(bytes);
  if (kind === 'html') return page(text(), addressOf);
  if (kind === 'markdown') return fromMarkdown(text(), addressOf);
  if (kind === 'csv') {
    const shown = bytes.length > mostTableBytes ? wholeLines(bytes) : bytes;
    const parsed = parseCsv(new TextDecoder().decode(shown));
    if (!parsed.ok) throw new Error(parsed.message);
    return tables([{ name: '', rows: parsed.value, isCut: shown !== bytes }]);
  }
  const plainWords = kind === 'rtf' ? rtfToText(text()) : text();
  const written = paragraphs(plainWords);
  // A text file has no other way to say who speaks: names are enough, as where somebody asks for a transcript.
  return captionsIn(plainWords) ?? transcriptIn(written, { byNames: kind === 'text' }) ?? written;
}

function page(html: string, addressOf?: (given: string) => string | undefined): DocumentJson {
  if (isTooDeep(html)) throw new Error(tooDeep);
  return fromHtml(html, addressOf ? withPictureAddresses(readHtmlOnServer, addressOf) : readHtmlOnServer);
}

/** The server that takes it in serves everybody: it gets no more than it keeps. */
function fitting(document: DocumentJson): DocumentJson {
  const content = (document.content ?? []).slice(0, mostBlocks);
  if (content.reduce((sum, block) => sum + lengthOf(block), 0) > textLimits.richText.max)
    throw new Error(tooLong);
  return { ...document, content };
}

function lengthOf({ text = '', content = [] }: NodeJson): number {
  return content.reduce((sum, block) => sum + lengthOf(block), text.length);
}

/** A picture from within a turn has no place any more. */
function shownIn(content: DocumentJson, drawn: readonly DrawnPicture[]): DrawnPicture[] {
  const shown = JSON.stringify(content);
  return drawn.filter(({ id }) => shown.includes(id));
}

function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf('\n', mostTableBytes) + 1);
}

type Sheet = { name: string; rows: readonly (readonly string[])[]; isCut?: boolean };

async function readSheets(bytes: Buffer): Promise<Sheet[]> {
  const { read, utils } = await import('@e965/xlsx');
  const book = read(repackZip(bytes), {
    type: 'buffer',
    dense: true,
    sheetRows: mostRows + 1,
    cellFormula: false,
  });
  return book.SheetNames.slice(0, 10).flatMap((name) => {
    const sheet = book.Sheets[name];
    const rows = sheet
      ? utils.sheet_to_json<(string | number)[]>(sheet, { header: 1, raw: false, defval: '' })
      : [];
    return rows.length === 0 ? [] : [{ name, rows: rows.map((row) => row.map((cell) => String(cell))) }];
  });
}

function tables(sheets: readonly Sheet[]): DocumentJson {
  const content = sheets.flatMap(({ name, rows, isCut = false }): NodeJson[] => [
    ...(name === '' ? [] : [heading(name)]),
    {
      type: 'table',
      content: rows.slice(0, mostRows).map((row, index) => ({
        type: 'tableRow',
        content: row.slice(0, mostColumns).map((cell) => ({
          type: index === 0 ? 'tableHeader' : 'tableCell',
          content: [paragraph(cell)],
        })),
      })),
    },
    ...(rows.length > mostRows
      ? [paragraph(`The first ${mostRows}${isCut ? '' : ` of ${rows.length}`} rows are shown.`)]
      : []),
  ]);
  return { type: 'doc', content: content.length === 0 ? [paragraph('')] : content };
}

function slides(bytes: Buffer): DocumentJson {
  const files = openZip(bytes, (name) => /^ppt\/slides\/slide\d+\.xml$/.test(name));
  const numbered = [...files].map(([name, xml]) => ({ number: Number(/\d+/.exec(name)?.[0]), xml }));
  const content = numbered
    .toSorted((a, b) => a.number - b.number)
    .flatMap(({ number, xml }) => {
      const lines = new TextDecoder()
        .decode(xml)
        .split(/<\/a:p>/)
        .map((part) => [...part.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, run]) => plain(run ?? '')).join(''))
        .filter((line) => line.trim() !== '');
      return [heading(lines[0] ?? `Slide ${number}`), ...lines.slice(1).map(paragraph)];
    });
  return { type: 'doc', content: content.length === 0 ? [paragraph('')] : content };
}

function chapters(bytes: Buffer): DocumentJson {
  const files = openZip(bytes, (name) => /\.(?:x?html?|opf)$/i.test(name));
  const decode = (part: Uint8Array | undefined): string => new TextDecoder().decode(part);
  const index = [...files.keys()].find((name) => name.endsWith('.opf'));
  const opf = decode(files.get(index ?? ''));
  const hrefs = new Map(
    [...opf.matchAll(/<item\b[^<>]*>/g)].map(([tag]) => [attribute(tag, 'id'), attribute(tag, 'href')]),
  );
  const order = new Map(
    [...opf.matchAll(/<itemref\b[^<>]*>/g)].map(([tag], at) => [hrefs.get(attribute(tag, 'idref')), at]),
  );
  const pages = [...files].filter(([name]) => !name.endsWith('.opf'));
  const folder = index?.slice(0, index.lastIndexOf('/') + 1) ?? '';
  const place = (name: string): number =>
    order.get(name.startsWith(folder) ? name.slice(folder.length) : name) ?? -1;
  const html = pages
    .toSorted(([a], [b]) => place(a) - place(b))
    .map(([, page]) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(decode(page))?.[1] ?? '')
    .join('\n');
  return page(html);
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '';
}

function paragraphs(text: string): DocumentJson {
  const blocks = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n/)
    .filter((line) => line.trim() !== '');
  return { type: 'doc', content: blocks.length === 0 ? [paragraph('')] : blocks.map(paragraph) };
}

function paragraph(text: string): NodeJson {
  const clean = text.replaceAll('\0', '').toWellFormed().trim();
  return { type: 'paragraph', ...(clean !== '' && { content: [{ type: 'text', text: clean }] }) };
}

function heading(text: string): NodeJson {
  return { ...paragraph(text), type: 'heading', attrs: { level: 2 } };
}

function plain(xml: string): string {
  return xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
