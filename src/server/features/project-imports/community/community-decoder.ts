import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import type { Readable } from 'node:stream';
import { CodecError, decode as decodeValue, type Codec } from '#domain/codec/codec.ts';
import { exportFiles } from '#domain/exports/export-files.ts';
import { manifestCodec, type Manifest } from '#domain/exports/manifest.ts';
import { parseJsonLines } from '#domain/exports/json-lines.ts';
import { recognizeTool } from '#domain/imports/recognize-tool.ts';
import { checkRoom } from '#server/platform/programs/check-room.ts';
import type { Opened } from '#server/platform/programs/open-apart.ts';
import { readEntry, unpackEntry, type Packed } from '#server/platform/programs/packed-file.ts';
import {
  keyOf,
  mostOfOurs,
  openArchive,
  sentenceOf,
  type Archive,
} from '#server/platform/programs/safe-archive.ts';
import { setFiles, type SetFile } from './community-set.ts';
import type { CommunityContents, UnpackedCommunity } from './community-contents.ts';

export type CommunityTask =
  | { readonly kind: 'look'; readonly path: string; readonly target: string }
  | { readonly kind: 'unpack'; readonly path: string; readonly folder: string; readonly target: string };

const mostListing = 40_000_000;
const longestLine = 12_000_000;
const mostProjects = 1000;

// Runs in a child process: see open-community.ts.
export async function decode(task: CommunityTask): Promise<Opened> {
  try {
    const archive = await openArchive(task.path, { most: mostOfOurs });
    try {
      const made = task.kind === 'look' ? await look(archive) : await unpack(archive, task.folder);
      writeFileSync(task.target, JSON.stringify(made));
    } finally {
      archive.close();
    }
    return { ok: true };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
}

/** Reads every row, so that a damaged archive is refused before anything of it is imported. */
async function look(archive: Archive): Promise<CommunityContents | null> {
  if (recognizeTool(archive.entries.keys()) !== 'COMMUNITY') return null;
  const counts = { notes: 0, tags: 0, highlights: 0, people: 0, insights: 0, files: 0, summaries: 0 };
  const titles: string[] = [];
  for (const [at, manifest] of (await readManifests(archive)).entries()) {
    for (const [file, entry] of entriesOf(archive, manifest)) {
      if (at > 0 && isOnce(file)) continue;
      for await (const row of rowsOf(file, entry)) {
        if (file === 'project') titles.push(String(row['title']));
        if (file === 'notes' && row['summaryContent'] !== null) counts.summaries += 1;
        if (Object.hasOwn(counts, file)) counts[file as keyof typeof counts] += 1;
      }
    }
  }
  if (titles.length === 0) throw new Error('This archive contains no project');
  const packed = (await readFileSystem(archive)).length;
  return { titles, ...counts, missingFiles: Math.max(0, counts.files - packed) };
}

async function unpack(archive: Archive, folder: string): Promise<UnpackedCommunity> {
  mkdirSync(folder, { recursive: true });
  const manifests = await readManifests(archive);
  const wanted = manifests.map((manifest, at) =>
    entriesOf(archive, manifest).filter(([file]) => at === 0 || !isOnce(file)),
  );
  const packed = await readFileSystem(archive);
  // Several projects may name the same file, and each gets a copy of it.
  const copies = [...wanted.flat().map(([, entry]) => entry), ...packed.map(({ entry }) => entry)];
  checkRoom(
    folder,
    copies.reduce((sum, { size }) => sum + size, 0),
  );
  const sets: UnpackedCommunity['sets'][number][] = [];
  for (const [at, entries] of wanted.entries()) {
    const paths: Partial<Record<SetFile, string>> = {};
    for (const [file, entry] of entries) {
      const path = join(folder, `set-${at}-${file}`);
      await writeRows(path, rowsOf(file, entry));
      paths[file] = path;
    }
    sets.push(paths);
  }
  const files: [string, string][] = [];
  for (const [at, { fileId, entry }] of packed.entries()) {
    const path = join(folder, `file-${at}`);
    await unpackEntry(entry, path);
    files.push([fileId, path]);
  }
  return { sets, files };
}

/** Feedback is of the archive and may be long: a copy for each project would fill the disk. */
function isOnce(file: SetFile): boolean {
  return file === 'channels' || file === 'topics' || file === 'themes' || file === 'dataPoints';
}

async function readManifests(archive: Archive): Promise<Manifest[]> {
  const entry = archive.entries.get(keyOf(exportFiles.manifest.name));
  if (!entry) throw new Error('This archive contains no community export (manifest.jsonl)');
  const parsed = parseJsonLines(manifestCodec, (await readEntry(entry, mostListing)).toString());
  if (!parsed.ok) throw new Error(`The manifest can’t be read: ${parsed.message}`);
  if (parsed.value.length === 0) throw new Error('This archive contains no project');
  if (parsed.value.length > mostProjects) throw new Error('This archive contains too many projects');
  return parsed.value;
}

/** Files may be missing; data that was not written to its end would be a project with holes. */
function entriesOf(archive: Archive, manifest: Manifest): [SetFile, Packed][] {
  return Object.keys(setFiles).flatMap((key): [SetFile, Packed][] => {
    const file = key as SetFile;
    const upload = manifest[file];
    if (!upload) return [];
    if (upload.uploadStatus !== 'COMPLETE' && file !== 'files')
      throw new Error('This export wasn’t finished. Export the project again.');
    const entry = archive.entries.get(keyOf(upload.filepath));
    if (!entry) throw new Error(`This archive has no “${upload.filepath}”, which its manifest names`);
    return [[file, entry]];
  });
}

async function readFileSystem(archive: Archive): Promise<{ fileId: string; entry: Packed }[]> {
  const listing = archive.entries.get(keyOf(exportFiles.fileSystem.name));
  if (!listing) return [];
  const { codec } = exportFiles.fileSystem;
  const parsed = parseJsonLines(codec, (await readEntry(listing, mostListing)).toString());
  if (!parsed.ok) throw new Error(`The list of files can’t be read: ${parsed.message}`);
  return parsed.value.flatMap(({ path, fileId }) => {
    const entry = archive.entries.get(keyOf(path));
    return fileId !== null && entry ? [{ fileId, entry }] : [];
  });
}

/** Only what the format knows comes out. */
async function* rowsOf(file: SetFile, entry: Packed): AsyncGenerator<Readonly<Record<string, unknown>>> {
  const codec: Codec<object> = setFiles[file].codec;
  let at = 0;
  for await (const line of linesOf(await entry.open())) {
    at += 1;
    if (line.trim() === '') continue;
    try {
      yield { ...decodeValue(codec, JSON.parse(line)) };
    } catch (error) {
      if (error instanceof CodecError)
        throw new Error(`The file “${entry.name}” has an error in line ${at}: ${error.message}`, {
          cause: error,
        });
      if (error instanceof SyntaxError)
        throw new Error(`The file “${entry.name}” has no JSON in line ${at}`, { cause: error });
      throw error;
    }
  }
}

async function* linesOf(stream: Readable): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const piece of stream) {
    const lines = (rest + decoder.write(piece as Buffer)).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw new Error('This archive contains a line that is too long');
    yield* lines;
  }
  yield rest + decoder.end();
}

async function writeRows(path: string, rows: AsyncIterable<object>): Promise<void> {
  const target = createWriteStream(path, { flags: 'wx' });
  for await (const row of rows) if (!target.write(`${JSON.stringify(row)}\n`)) await once(target, 'drain');
  target.end();
  await once(target, 'finish');
}
