import { mkdirSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { RefiCase, RefiProject } from '#domain/refi/refi-project.ts';
import { noStamp, type RefiText } from '#domain/refi/refi-source.ts';
import { unpackEntry } from '#server/platform/programs/packed-file.ts';
import type { Archive } from '#server/platform/programs/safe-archive.ts';
import { ForeignDatabase, number, words } from '../foreign-database.ts';
import { readAttributes } from './read-attributes.ts';
import { readCodes } from './read-codes.ts';
import { readSources } from './read-sources.ts';

const mostBytes = 200_000_000;
const mostRows = 200_000;

// Runs in a child process: see refi/open-project.ts.
/** The folder in which QualCoder keeps a project, packed: a database, and the files beside it. */
export async function readQualcoder(archive: Archive, folder: string): Promise<RefiProject> {
  const [place, ...others] = [...archive.entries.keys()].filter((key) => /(?:^|\/)data\.qda$/.test(key));
  const entry = archive.entries.get(place ?? '');
  if (place === undefined || !entry) throw new Error('This archive contains no QualCoder project');
  if (others.length > 0) throw new Error('This archive contains several projects. Pack the one you want.');
  if (entry.size > mostBytes) throw new Error('This project is too large to be read');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'data.qda');
  rmSync(path, { force: true });
  await unpackEntry(entry, path);
  const database = new ForeignDatabase(path, {
    wanted: ['source', 'code_name', 'code_text'],
    refusal: 'This archive contains no QualCoder project',
  });
  try {
    const root = entry.name.slice(0, -'data.qda'.length);
    return projectOf(database, { root, name: root.split('/').at(-2) ?? '' });
  } finally {
    database.close();
  }
}

function projectOf(database: ForeignDatabase, { root, name }: { root: string; name: string }): RefiProject {
  const unread = new Map<string, number>();
  const codes = readCodes(database);
  const attributes = readAttributes(database);
  const sources = readSources(database, { root, unread, codeOf: codes.idOf, attributes });
  const [project] = database.table('project', mostRows);
  return {
    name: name.replace(/\.qda$/i, ''),
    origin: 'QualCoder',
    description: project ? words(project, 'memo') : '',
    users: [],
    codes: codes.all,
    variables: attributes.variables,
    cases: casesOf(database, { guidOf: (id) => sources.guids.get(id), attributes }),
    sources: sources.all,
    notes: database
      .table('journal', mostRows)
      .map((entry) => journalOf(words(entry, 'name'), words(entry, 'jentry'))),
    links: [],
    sets: [],
    graphs: [],
    noteRefs: [],
    unread: [...unread],
  };
}

function journalOf(name: string, text: string): RefiText {
  return {
    ...noStamp,
    guid: randomUUID(),
    name,
    description: '',
    notes: [],
    text,
    plainTextPath: null,
    richTextPath: null,
    codings: [],
    values: [],
    selections: [],
  };
}

type Casing = {
  readonly guidOf: (source: number) => string | undefined;
  readonly attributes: ReturnType<typeof readAttributes>;
};

function casesOf(database: ForeignDatabase, { guidOf, attributes }: Casing): RefiCase[] {
  const files = Map.groupBy(database.table('case_text', mostRows), (row) => number(row, 'caseid'));
  return database.table('cases', mostRows).map((row) => {
    const id = number(row, 'caseid');
    const sources = (files.get(id) ?? []).flatMap((one) => guidOf(number(one, 'fid')) ?? []);
    return {
      guid: randomUUID(),
      name: words(row, 'name'),
      description: words(row, 'memo'),
      codes: [],
      values: attributes.of('case', id),
      sources: [...new Set(sources)],
      selections: [],
    };
  });
}
