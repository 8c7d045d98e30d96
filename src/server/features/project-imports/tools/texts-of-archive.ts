import { parseCsv } from '#domain/csv/parse-csv.ts';
import { readBulkFile } from '#domain/imports/bulk-path.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { RefiPicture } from '#domain/refi/refi-source.ts';
import { fromHtml, type HtmlReader } from '#editor/html/from-html.ts';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import { withPictureAddresses } from '#editor/html/with-picture-addresses.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import type { DocumentJson, NodeJson } from '#editor/schema/document-json.ts';
import { readEntry } from '#server/platform/programs/packed-file.ts';
import type { Archive } from '#server/platform/programs/safe-archive.ts';
import type { PackedFile } from './packed-file.ts';
import type { ArchivePictures } from './page-pictures.ts';

const mostText = 30_000_000;
const mostTogether = 200_000_000;

/** The files of an export without what a disk leaves among them. */
export function filesOf({ entries }: Archive): PackedFile[] {
  return [...entries.values()].flatMap((entry) => {
    const read = readBulkFile({ path: entry.name, size: entry.size });
    if (!read.ok || read.value.skipped !== null) return [];
    const { path } = read.value;
    const at = path.lastIndexOf('/');
    return [{ path, folder: path.slice(0, Math.max(0, at)), name: path.slice(at + 1), entry }];
  });
}

/** Reads texts as long as they fit into memory together. */
export function textReader(): (file: PackedFile) => Promise<string> {
  let together = 0;
  return async ({ entry }) => {
    together += entry.size;
    if (together > mostTogether) throw new Error('This export is too large to be read');
    const bytes = await readEntry(entry, mostText);
    return new TextDecoder()
      .decode(bytes)
      .replace(/^\uFEFF/, '')
      .replaceAll('\0', '')
      .toWellFormed();
  };
}

export function tableOf(text: string, { name }: PackedFile): string[][] {
  const parsed = parseCsv(text);
  if (!parsed.ok) throw new Error(`The table “${name}” can’t be read: ${parsed.message}`);
  return parsed.value;
}

export type Page = {
  readonly title: string;
  readonly document: DocumentJson;
  readonly pictures: readonly RefiPicture[];
};

/** A page of an export. Its first heading is its title and isn’t said again in its text. */
export function pageOf(
  text: string,
  file: PackedFile,
  all: ArchivePictures,
  readHtml: HtmlReader = readHtmlOnServer,
): Page {
  const { name } = file;
  if (text.length > textLimits.richText.max)
    throw new Error(`The page “${name}” has more than ${groupDigits(textLimits.richText.max)} characters`);
  const isMarkup = /\.html?$/i.test(name);
  const { document, pictures } = all.show(file, (addressOf) =>
    isMarkup ? fromHtml(text, withPictureAddresses(readHtml, addressOf)) : fromMarkdown(text, addressOf),
  );
  const [first, ...rest] = document.content ?? [];
  const isTitle = first?.type === 'heading' && (first.attrs?.['level'] ?? 1) === 1;
  const named = isMarkup ? /<title[^>]*>([^<]*)<\/title>/i.exec(text)?.[1]?.trim() : undefined;
  const title = isTitle ? wordsOf(first) : (named ?? '');
  return {
    title: title || name.replace(/\.[^.]{1,5}$/, ''),
    document: isTitle ? { ...document, content: rest.length > 0 ? rest : [{ type: 'paragraph' }] } : document,
    pictures,
  };
}

/** What a cell of a table holds: markup, or lines of text. */
export function documentOfCell(text: string): DocumentJson {
  if (/<(?:p|div|h[1-6]|ul|ol|br|table)\b[^>]*>/i.test(text)) return fromHtml(text, readHtmlOnServer);
  return fromMarkdown(text);
}

export function wordsOf(node: NodeJson): string {
  return (node.text ?? '') + (node.content ?? []).map(wordsOf).join('');
}
