import { dovetailPart, type DovetailPart } from '#domain/imports/recognize-tool.ts';
import { readToolTable, splitNames, type ToolRow, type ToolUse } from '#domain/imports/tool-table.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import type { Archive } from '#server/platform/programs/safe-archive.ts';
import { documentOfCell, filesOf, pageOf, tableOf, textReader, type Page } from './texts-of-archive.ts';
import { instantOf } from './instant-of.ts';
import type { PackedFile } from './packed-file.ts';
import { ArchivePictures } from './page-pictures.ts';
import type { ToolExport, ToolHighlight, ToolNote, ToolPerson, ToolText } from './tool-export.ts';

const wanted = {
  notes: ['id', 'title', 'content', 'createdAt', 'people', 'tags'],
  highlights: ['noteId', 'quote', 'note', 'tags', 'createdAt'],
  tags: ['tag', 'group', 'board', 'color', 'description'],
  insights: ['id', 'title', 'content', 'createdAt'],
  people: ['person', 'email'],
} as const satisfies Record<DovetailPart, readonly ToolUse[]>;

type Tables = Record<DovetailPart, ToolRow[]>;

/** Tables of notes, highlights, tags, insights and people, and a page for each note or insight. */
export async function readDovetail(archive: Archive): Promise<ToolExport> {
  const read = textReader();
  const files = filesOf(archive);
  const pictures = new ArchivePictures(files);
  const tables: Tables = { notes: [], highlights: [], tags: [], insights: [], people: [] };
  const pages: (Page & { file: PackedFile; isInsight: boolean })[] = [];
  const rest: PackedFile[] = [];
  for (const file of files) {
    const part = dovetailPart(file.name);
    if (part) tables[part].push(...readToolTable(tableOf(await read(file), file), wanted[part]));
    else if (/\.(?:html?|md)$/i.test(file.name))
      pages.push({
        ...pageOf(await read(file), file, pictures),
        file,
        isInsight: /insight|stor(?:y|ies)/i.test(file.folder),
      });
    else rest.push(file);
  }
  const unread = new Map<string, number>();
  const known = new Set(tables.tags.map((row) => row.get('tag')));
  const notes = notesOf(
    tables.notes,
    pages.filter(({ isInsight }) => !isInsight),
    (name) => known.has(name),
  );
  report(unread, 'tags', tables.tags);
  report(unread, 'insights', tables.insights);
  return {
    name: commonFolder(files),
    origin: 'Dovetail',
    notes,
    insights: insightsOf(
      tables.insights,
      pages.filter(({ isInsight }) => isInsight),
    ),
    tags: tables.tags.map((row) => ({
      title: row.get('tag'),
      group: row.get('group') || row.get('board'),
      board: row.get('group') === '' ? '' : row.get('board'),
      color: row.get('color') || null,
      description: row.get('description'),
    })),
    highlights: highlightsOf(tables.highlights, notes, unread, (name) => known.has(name)),
    people: tables.people.map(personOf),
    files: pictures.without(rest),
    unread,
  };
}

/** Pages belong to the row that has their title or whose id is in their name; the others are notes too. */
function notesOf(
  rows: readonly ToolRow[],
  pages: readonly (Page & { file: PackedFile })[],
  isTag: (name: string) => boolean,
): ToolNote[] {
  const left = new Set(pages);
  const fromRows = rows.map((row, at): ToolNote => {
    const [id, title] = [row.get('id'), row.get('title')];
    const page = [...left].find(
      ({ title: other, file }) =>
        (id !== '' && file.name.includes(id)) ||
        (title !== '' && normaliseName(other) === normaliseName(title)),
    );
    if (page) left.delete(page);
    return {
      key: id || `row ${at}`,
      title: title || (page?.title ?? ''),
      document: page?.document ?? documentOfCell(row.get('content')),
      pictures: page?.pictures ?? [],
      createdAt: row.get('createdAt') || null,
      values: [...unreadDay(row), ...row.others],
      people: splitNames(row.get('people')),
      tags: splitNames(row.get('tags'), isTag),
    };
  });
  const fromPages = [...left].map(({ title, document, pictures, file }): ToolNote => ({
    key: file.path,
    title,
    document,
    pictures,
    createdAt: null,
    values: [],
    people: [],
    tags: [],
  }));
  return [...fromRows, ...fromPages];
}

function insightsOf(rows: readonly ToolRow[], pages: readonly Page[]): ToolText[] {
  const left = new Set(pages);
  const fromRows = rows.map((row): ToolText => {
    const title = row.get('title');
    const page = [...left].find((one) => normaliseName(one.title) === normaliseName(title));
    if (page) left.delete(page);
    return {
      title,
      document: page?.document ?? documentOfCell(row.get('content')),
      pictures: page?.pictures ?? [],
      createdAt: row.get('createdAt') || null,
    };
  });
  const fromPages = [...left].map(({ title, document, pictures }) => ({
    title,
    document,
    pictures,
    createdAt: null,
  }));
  return [...fromRows, ...fromPages];
}

function highlightsOf(
  rows: readonly ToolRow[],
  notes: readonly ToolNote[],
  unread: Map<string, number>,
  isTag: (name: string) => boolean,
): ToolHighlight[] {
  const byKey = new Map(notes.map(({ key }) => [key, key]));
  const byTitle = new Map(notes.map(({ title, key }) => [normaliseName(title), key]));
  report(unread, 'highlights', rows);
  return rows.flatMap((row) => {
    const quote = row.get('quote');
    if (quote === '') {
      unread.set('Highlights without any text', (unread.get('Highlights without any text') ?? 0) + 1);
      return [];
    }
    const title = normaliseName(row.get('note'));
    return [
      {
        noteKey: byKey.get(row.get('noteId')) ?? byKey.get(row.get('note')) ?? byTitle.get(title) ?? null,
        quote,
        tags: splitNames(row.get('tags'), isTag),
        createdAt: row.get('createdAt') || null,
      },
    ];
  });
}

/** A day that can’t be told for sure is kept as it is written. */
function unreadDay(row: ToolRow): [string, string][] {
  const created = row.get('createdAt');
  return created === '' || instantOf(created) !== null ? [] : [['Created', created]];
}

function personOf(row: ToolRow): ToolPerson {
  return { name: row.get('person'), email: row.get('email') || null, values: row.others };
}

/** Cells that only notes and contacts have fields for. */
function report(unread: Map<string, number>, part: string, rows: readonly ToolRow[]): void {
  for (const [header] of rows.flatMap(({ others }) => others)) {
    const what = `Values of “${header}” of ${part}`;
    unread.set(what, (unread.get(what) ?? 0) + 1);
  }
}

/** The one folder that everything is in. */
function commonFolder(files: readonly PackedFile[]): string {
  const tops = new Set(files.map(({ path }) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')));
  return tops.size === 1 ? ([...tops][0] ?? '') : '';
}
