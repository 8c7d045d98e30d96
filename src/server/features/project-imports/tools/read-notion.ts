import { notionName } from '#domain/imports/recognize-tool.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import { notionReader, type NotionProperty } from '#editor/html/notion-reader.ts';
import { readHtmlOnServer } from '#editor/html/server-html-reader.ts';
import { withCallouts } from '#editor/markdown/notion-callouts.ts';
import type { Archive } from '#server/platform/programs/safe-archive.ts';
import { documentOfCell, filesOf, pageOf, tableOf, textReader, wordsOf } from './texts-of-archive.ts';
import type { PackedFile } from './packed-file.ts';
import { ArchivePictures } from './page-pictures.ts';
import type { ToolExport, ToolNote } from './tool-export.ts';

type Named = PackedFile & { readonly title: string; readonly id: string; readonly isAll: boolean };
type Database = {
  /** Where its pages are, without the ids that Notion puts behind names. */
  readonly place: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Pages become notes, the columns of databases their fields. Rows that have no page become notes too. */
export async function readNotion(archive: Archive): Promise<ToolExport> {
  const read = textReader();
  const files = filesOf(archive);
  const named = files.flatMap((file) => namedOf(file));
  if (named.length === 0) throw new Error('This archive contains no pages of Notion');
  const databases = await readDatabases(named, read);
  const used = new Set<readonly string[]>();
  const pictures = new ArchivePictures(files);
  const notes: ToolNote[] = [];
  for (const page of named.filter(({ name }) => !/\.csv$/i.test(name))) {
    const shownPage = notionReader(readHtmlOnServer);
    const text = await read(page);
    const isMarkdown = /\.md$/i.test(page.name);
    const {
      document,
      pictures: shownPictures,
      ...said
    } = isMarkdown
      ? pageOf(withCallouts(text), page, pictures)
      : pageOf(text, page, pictures, shownPage.read);
    // The names of files are cut, and lose signs that disks don’t take; the page says its title whole.
    const title = page.name.startsWith(said.title) ? page.title : said.title;
    const at = placeOf(page.folder);
    const database = databases.find(({ place }) => place === at);
    const rows = database?.rows.filter((one) => !used.has(one)) ?? [];
    const row =
      rows.find((one) => isSameTitle(rowTitle(one), title)) ??
      rows.find((one) => isSameTitle(rowTitle(one), page.title));
    if (row) used.add(row);
    const shown = database ? withoutProperties(document, database.headers) : document;
    const values = row ? valuesOf(database, row) : shownPage.properties;
    notes.push({
      ...plain,
      createdAt: createdIn(values),
      key: page.id,
      title,
      document: shown,
      pictures: shownPictures,
      values: [...(at === '' ? [] : [['Notion path', at] as const]), ...values],
    });
  }
  for (const database of databases)
    for (const [at, row] of database.rows.entries())
      if (!used.has(row))
        notes.push({
          ...plain,
          key: `${database.place} ${at}`,
          title: rowTitle(row),
          createdAt: createdIn(valuesOf(database, row)),
          document: documentOfCell(''),
          values: [['Notion path', database.place] as const, ...valuesOf(database, row)],
        });
  const lists = files.filter(({ path }) => path === 'index.html');
  const taken = new Set<PackedFile['path']>([...named, ...lists].map(({ path }) => path));
  return {
    name: '',
    origin: 'Notion',
    notes,
    insights: [],
    tags: [],
    highlights: [],
    people: [],
    files: pictures.without(files).filter(({ path }) => !taken.has(path)),
    unread: new Map(lists.length > 0 ? [['Lists of all pages', lists.length]] : []),
  };
}

/** Notion says when a page was made only where its database does. */
function createdIn(values: readonly NotionProperty[]): string | null {
  return (
    values.find(([label]) => /^(?:created|created time|created at|date created)$/iu.test(label))?.[1] ?? null
  );
}

const plain = { createdAt: null, people: [], tags: [], pictures: [] } as const;

function namedOf(file: PackedFile): Named[] {
  const found = notionName.exec(file.name);
  if (!found) return [];
  return [{ ...file, title: found[1] ?? '', id: found[2] ?? '', isAll: found[3] !== undefined }];
}

/** A database is there with the rows of its view and with all of them; all are wanted. */
async function readDatabases(
  named: readonly Named[],
  read: (file: PackedFile) => Promise<string>,
): Promise<Database[]> {
  const tables = named.filter(({ name }) => /\.csv$/i.test(name));
  const whole = new Set(tables.filter(({ isAll }) => isAll).map(({ id }) => id));
  const databases: Database[] = [];
  for (const table of tables) {
    if (!table.isAll && whole.has(table.id)) continue;
    const [headers = [], ...rows] = tableOf(await read(table), table);
    const place = placeOf(table.folder === '' ? table.title : `${table.folder}/${table.title}`);
    databases.push({ place, headers, rows: rows.filter((row) => row.some((cell) => cell.trim() !== '')) });
  }
  return databases;
}

/** What Notion puts around everything says nothing about a page. */
const wrapping = /^(?:Export-[\da-f-]{36}|Private & Shared|Private|Shared)$/iu;

function placeOf(folder: string): string {
  const parts = folder.split('/');
  const first = parts.findIndex((part) => !wrapping.test(part));
  return parts
    .slice(first < 0 ? parts.length : first)
    .map((part) => part.replace(/ ?\b[\da-f]{32}$/i, ''))
    .join('/');
}

/** A page without a title has this name, its row has none. */
function rowTitle([title = '']: readonly string[]): string {
  return title.trim() || 'Untitled';
}

function isSameTitle(left: string, right: string): boolean {
  return normaliseName(left) === normaliseName(right);
}

/** A relation names a page and says where it is, which nobody can open here. */
const whereItIs =
  / \((?:https:\/\/www\.notion\.so\/[^()\s]+|[^()\s]+[\da-f]{32}\.(?:md|html|csv)[^()\s]*)\)/giu;

function valuesOf(
  database: Database | undefined,
  row: readonly string[] | undefined,
): (readonly [string, string])[] {
  if (!database || !row) return [];
  return database.headers.slice(1).flatMap((header, at) => {
    const value = row[at + 1]?.replaceAll(whereItIs, '').trim() ?? '';
    return value === '' || header.trim() === '' ? [] : [[header.trim(), value] as const];
  });
}

/** Pages of a database begin with what their fields say already. */
function withoutProperties(document: ToolNote['document'], headers: readonly string[]): ToolNote['document'] {
  const [first, ...rest] = document.content ?? [];
  if (first?.type !== 'paragraph') return document;
  const lines = wordsOf({ ...first, content: (first.content ?? []).map(breakAsLine) }).split('\n');
  const isProperty = (line: string) => headers.some((header) => line.trim().startsWith(`${header.trim()}:`));
  if (!lines.every((line) => line.trim() === '' || isProperty(line))) return document;
  return { ...document, content: rest.length > 0 ? rest : [{ type: 'paragraph' }] };
}

function breakAsLine(node: NonNullable<ToolNote['document']['content']>[number]) {
  return node.type === 'hardBreak' ? { type: 'text', text: '\n' } : node;
}
