import { randomUUID } from 'node:crypto';
import {
  noStamp,
  type AreaSelection,
  type RefiCoding,
  type RefiSource,
  type RefiText,
  type TextSelection,
} from '#domain/refi/refi-source.ts';
import { number, words, type ForeignDatabase, type Row } from '../foreign-database.ts';
import type { Attributes } from './read-attributes.ts';

const mostRows = 200_000;
const mostCharacters = 100_000_000;

type Reading = {
  /** The folder of the project in the archive, with a slash at its end. */
  readonly root: string;
  readonly unread: Map<string, number>;
  readonly codeOf: (code: number) => string | undefined;
  readonly attributes: Attributes;
};

export type Sources = { readonly all: readonly RefiSource[]; readonly guids: ReadonlyMap<number, string> };

/** Each file of the project with what is coded in it. */
export function readSources(database: ForeignDatabase, reading: Reading): Sources {
  const coded = {
    text: byId(database.table('code_text', mostRows), 'fid'),
    notes: byId(database.table('annotation', mostRows), 'fid'),
    areas: byId(database.table('code_image', mostRows), 'id'),
    times: byId(database.table('code_av', mostRows), 'id'),
  };
  const guids = new Map<number, string>();
  let characters = 0;
  const all = database.table('source', mostRows).map((row): RefiSource => {
    const id = number(row, 'id');
    const guid = randomUUID();
    guids.set(id, guid);
    characters += words(row, 'fulltext').length;
    if (characters > mostCharacters) throw new Error('This project is too large to be read');
    const of = (rows: ReadonlyMap<number, Row[]>) => rows.get(id) ?? [];
    const own = { ...named(row, guid), codings: [], values: reading.attributes.of('file', id) };
    const text = {
      ...written(words(row, 'fulltext')),
      selections: [...passages(of(coded.text), reading), ...remarks(of(coded.notes), reading)],
    };
    const { folder, file } = placeOf(words(row, 'mediapath'));
    const filed = {
      path: file === '' ? null : `internal://${reading.root}${folder}/${file}`,
      currentPath: null,
    };
    if (folder === 'images')
      return {
        ...own,
        ...filed,
        kind: 'picture',
        representation: null,
        selections: areas(of(coded.areas), reading),
      };
    if (folder === 'audio' || folder === 'video') {
      const kind = folder;
      return { ...own, ...filed, kind, transcripts: [], selections: times(of(coded.times), reading) };
    }
    if (/\.pdf$/i.test(file)) {
      const selections = areas(of(coded.areas), reading).map((area, at) => ({
        ...area,
        page: Number(of(coded.areas)[at]?.['pdf_page'] ?? 0),
        representation: null,
      }));
      const representation = { ...noStamp, ...unnamed(), ...text, codings: [], values: [] };
      return { ...own, ...filed, kind: 'pdf', representation, selections };
    }
    return { ...own, ...text, kind: 'text' };
  });
  return { all, guids };
}

/** Files that were linked are outside of the project; what was taken in is in a folder of its kind. */
function placeOf(path: string): { folder: string; file: string } {
  const [, kind = '', file = ''] = /^\/?(images|audio|video|docs)[/:]+(.*)$/i.exec(path) ?? [];
  const folder = kind.toLowerCase() === 'docs' ? 'documents' : kind.toLowerCase();
  return { folder, file: /^\/?\w+:/.test(path) ? '' : file };
}

function byId(rows: readonly Row[], key: string): ReadonlyMap<number, Row[]> {
  return Map.groupBy(rows, (row) => number(row, key));
}

function named(row: Row, guid: string) {
  const createdAt = words(row, 'date').replace(' ', 'T') || null;
  return {
    ...noStamp,
    guid,
    name: words(row, 'name'),
    description: words(row, 'memo'),
    notes: [],
    createdAt,
  };
}

function unnamed() {
  return { guid: randomUUID(), name: null, description: '', notes: [] };
}

function written(text: string): Pick<RefiText, 'text' | 'plainTextPath' | 'richTextPath'> {
  return { text, plainTextPath: null, richTextPath: null };
}

/** Codes of one passage are one selection. Positions are characters as Python counts them, which are code points. */
function passages(rows: readonly Row[], reading: Reading): TextSelection[] {
  const places = Map.groupBy(rows, (row) => `${number(row, 'pos0')} ${number(row, 'pos1')}`);
  return [...places.values()].flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    const codings = some.flatMap((row) => codingOf(row, reading));
    const place = { start: number(first, 'pos0'), end: number(first, 'pos1') };
    return [{ ...noStamp, ...unnamed(), ...place, codings }];
  });
}

function remarks(rows: readonly Row[], { unread }: Reading): TextSelection[] {
  count(unread, 'Memos of annotations', rows.length);
  return rows.map((row) => ({
    ...noStamp,
    ...unnamed(),
    start: number(row, 'pos0'),
    end: number(row, 'pos1'),
    description: words(row, 'memo'),
    codings: [],
  }));
}

function areas(rows: readonly Row[], reading: Reading): AreaSelection[] {
  return rows.map((row) => {
    const [x, y] = [Math.round(number(row, 'x1')), Math.round(number(row, 'y1'))];
    return {
      ...noStamp,
      ...unnamed(),
      firstX: x,
      firstY: y,
      secondX: x + Math.round(number(row, 'width')),
      secondY: y + Math.round(number(row, 'height')),
      codings: codingOf(row, reading),
    };
  });
}

function times(rows: readonly Row[], reading: Reading) {
  return rows.map((row) => ({
    ...noStamp,
    ...unnamed(),
    begin: number(row, 'pos0'),
    end: number(row, 'pos1'),
    codings: codingOf(row, reading),
  }));
}

function codingOf(row: Row, { codeOf, unread }: Reading): RefiCoding[] {
  if (words(row, 'memo') !== '') count(unread, 'Memos of codings', 1);
  const code = codeOf(number(row, 'cid'));
  if (code === undefined) return [];
  const createdAt = words(row, 'date').replace(' ', 'T') || null;
  return [{ guid: randomUUID(), code, notes: [], createdBy: null, createdAt }];
}

function count(unread: Map<string, number>, what: string, more: number): void {
  if (more > 0) unread.set(what, (unread.get(what) ?? 0) + more);
}
