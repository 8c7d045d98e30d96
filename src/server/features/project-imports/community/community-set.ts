import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { decode, type Codec } from '#domain/codec/codec.ts';
import { exportFiles, type ExportRow } from '#domain/exports/export-files.ts';
import { furtherFiles, type FurtherFile, type FurtherRow } from '#domain/exports/further-files.ts';

/** The data files that a set of a manifest has, each by what it holds. */
export const setFiles = {
  project: exportFiles.project,
  projectViews: exportFiles.projectViews,
  projectFieldPreferences: exportFiles.projectFieldPreferences,
  notes: exportFiles.notes,
  insights: exportFiles.insights,
  files: exportFiles.files,
  fields: exportFiles.fields,
  fieldSets: exportFiles.fieldSets,
  tags: exportFiles.tags,
  tagBoards: exportFiles.tagBoards,
  tagGroups: exportFiles.tagGroups,
  questions: exportFiles.questions,
  questionResponses: exportFiles.questionResponses,
  insightFiles: exportFiles.insightFiles,
  ...furtherFiles,
} as const;
export type SetFile = keyof typeof setFiles;
export type SetRow<F extends SetFile> = F extends FurtherFile
  ? FurtherRow<F>
  : F extends keyof typeof exportFiles
    ? ExportRow<F>
    : never;

/** One project of a community archive, read as it is needed: its notes may not fit in memory together. */
export type CommunitySet = {
  readonly parts: <F extends SetFile>(file: F) => AsyncIterable<SetRow<F>[]>;
};

/** Of files that the decoder wrote; one that the archive doesn’t have is empty. */
export function setOfPaths(paths: Readonly<Partial<Record<SetFile, string>>>): CommunitySet {
  return {
    async *parts<F extends SetFile>(file: F): AsyncGenerator<SetRow<F>[]> {
      const path = paths[file];
      const codec: Codec<unknown> = setFiles[file].codec;
      if (path !== undefined) yield* batches(path, (line) => decode(codec, line) as SetRow<F>);
    },
  };
}

/** Of rows that are in memory. */
export function setOfRows(rows: Readonly<Record<string, readonly unknown[]>>): CommunitySet {
  return {
    async *parts<F extends SetFile>(file: F): AsyncGenerator<SetRow<F>[]> {
      const codec: Codec<unknown> = setFiles[file].codec;
      yield (rows[file] ?? []).map((row) => decode(codec, row) as SetRow<F>);
    },
  };
}

const atOnce = 200;

async function* batches<Row>(path: string, read: (line: unknown) => Row): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  const lines = createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity });
  for await (const line of lines) {
    rows.push(read(JSON.parse(line)));
    if (rows.length < atOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

export async function allRows<F extends SetFile>(set: CommunitySet, file: F): Promise<SetRow<F>[]> {
  const rows: SetRow<F>[] = [];
  for await (const part of set.parts(file)) rows.push(...part);
  return rows;
}
