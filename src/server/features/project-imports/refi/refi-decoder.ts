import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ProjectFile } from '#domain/imports/project-file.ts';
import { recognizeTool } from '#domain/imports/recognize-tool.ts';
import { readRefiProject, type RefiProject } from '#domain/refi/refi-project.ts';
import type { RefiSource } from '#domain/refi/refi-source.ts';
import { checkRoom } from '#server/platform/programs/check-room.ts';
import { openPdf } from '#server/platform/programs/open-pdf.ts';
import { readEntry, unpackEntry } from '#server/platform/programs/packed-file.ts';
import { mostOfOurs, openArchive, sentenceOf, type Archive } from '#server/platform/programs/safe-archive.ts';
import type { Size } from './area-of.ts';
import { withFormatted } from './with-formatted.ts';
import { readToolExport } from '../tools/read-tool-export.ts';
import { readTaguette } from '../taguette/read-taguette.ts';
import { contentsOf, type ProjectContents } from './contents.ts';
import { decodeText, readableXml } from './decode-text.ts';
import { mendAnnotations } from './mend-annotations.ts';
import { mendCases } from './mend-cases.ts';
import { mendIds } from './mend-ids.ts';
import { mendProject } from './mend-project.ts';
import { projectIn, sourceIn } from './packed-sources.ts';
import { xmlTree } from './xml-tree.ts';

/** A packed project, a codebook, and a project of another tool that says the same. */
export type RefiFormat = ProjectFile;

export type RefiTask =
  | { readonly kind: 'look'; readonly path: string; readonly target: string; readonly format: RefiFormat }
  | {
      readonly kind: 'unpack';
      readonly path: string;
      readonly folder: string;
      readonly format: 'zip' | 'qdpx';
      readonly wanted: readonly string[];
    }
  | { readonly kind: 'measure'; readonly path: string };

/** For `unpack`: the names of the files in the folder, by the path that the project gives them. */
export type RefiAnswer =
  | {
      readonly ok: true;
      readonly files: readonly (readonly [path: string, file: string])[];
      readonly sizes: readonly Size[];
      /** For `look`. */
      readonly contents: ProjectContents | null;
    }
  | { readonly ok: false; readonly message: string };

/** Of elements that say little: what is read from them takes ten times as much. */
const mostXml = 25_000_000;
/** The import reads it whole, in the process that serves everybody. */
const mostWritten = 60_000_000;
const mostPages = 5000;

// Runs in a child process: see open-project.ts.
export async function decode(task: RefiTask): Promise<RefiAnswer> {
  try {
    const none = { ok: true, files: [], sizes: [], contents: null } as const;
    if (task.kind === 'measure') return { ...none, sizes: await measure(task.path) };
    if (task.kind === 'look') return { ...none, contents: await look(task) };
    return { ...none, files: await unpack(task) };
  } catch (error) {
    return { ok: false, message: sentenceOf(error) };
  }
}

/** Reads what the project says and writes it as JSON. */
async function look({ path, target, format }: RefiTask & { kind: 'look' }): Promise<ProjectContents> {
  const project = await readFormat(format, path, join(dirname(target), 'parts'));
  const written = Buffer.from(JSON.stringify(project));
  if (written.length > mostWritten) throw new Error('This project is too large to be read');
  writeFileSync(target, written);
  return contentsOf(project);
}

async function readFormat(format: RefiFormat, path: string, parts: string): Promise<RefiProject> {
  if (format === 'sqlite3') return readTaguette(path);
  // A packed project that somebody packed again, or whose ending a browser changed.
  if (format === 'zip')
    return (await isPackedProject(path)) ? readArchive(path) : readToolExport(path, parts);
  return format === 'qdc' ? readBook(path) : readArchive(path);
}

async function isPackedProject(path: string): Promise<boolean> {
  const archive = await openArchive(path, { most: mostOfOurs });
  archive.close();
  return recognizeTool(archive.entries.keys()) === 'REFI';
}

function readBook(path: string): RefiProject {
  if (statSync(path).size > mostXml) throw new Error('This codebook is too large to be read');
  return readProject(readFileSync(path));
}

async function readArchive(path: string): Promise<RefiProject> {
  const archive = await openArchive(path, { most: mostOfOurs });
  try {
    const entry = projectIn(archive);
    if (!entry) throw new Error('This archive contains no REFI-QDA project (project.qde)');
    const project = readProject(await readEntry(entry, mostXml));
    return {
      ...project,
      sources: project.sources.map((source) => withFormatted(archive, withoutMissing(archive, source))),
    };
  } finally {
    archive.close();
  }
}

/** What is named but not packed has no file; where it was is kept with the source. */
function withoutMissing(archive: Archive, source: RefiSource): RefiSource {
  if (source.kind === 'text') {
    const { plainTextPath: text } = source;
    return text === null || sourceIn(archive, text) ? source : { ...source, plainTextPath: null };
  }
  if (source.path === null) return source;
  const isThere = sourceIn(archive, source.path) !== undefined;
  return isThere ? source : { ...source, path: null, currentPath: source.currentPath ?? source.path };
}

function readProject(bytes: Buffer): RefiProject {
  const problems = new Set<string>();
  const { tree, unread } = mendIds(xmlTree(readableXml(decodeText(bytes))));
  const project = readRefiProject(mendAnnotations(mendCases(tree)), problems);
  if (!project) throw new Error('This file contains no REFI-QDA project or codebook');
  const [problem] = problems;
  if (problem !== undefined) throw new Error(`This file doesn’t follow the REFI-QDA standard: ${problem}`);
  const mended = mendProject(project);
  return unread.length === 0 ? mended : { ...mended, unread: [...(mended.unread ?? []), ...unread] };
}

async function unpack({
  path,
  folder,
  format,
  wanted,
}: RefiTask & { kind: 'unpack' }): Promise<[string, string][]> {
  mkdirSync(folder, { recursive: true });
  const archive = await openArchive(
    path,
    format === 'zip' ? { partsIn: join(folder, 'parts') } : { most: mostOfOurs },
  );
  try {
    const found = wanted.flatMap((one) => {
      const entry = sourceIn(archive, one);
      return entry ? [{ one, entry }] : [];
    });
    checkRoom(
      folder,
      found.reduce((sum, { entry }) => sum + entry.size, 0),
    );
    const files: [string, string][] = [];
    for (const [at, { one, entry }] of found.entries()) {
      const file = join(folder, String(at));
      await unpackEntry(entry, file);
      files.push([one, file]);
    }
    return files;
  } finally {
    archive.close();
  }
}

/** The pages of a PDF in points; nothing for one that can’t be opened. */
async function measure(path: string): Promise<Size[]> {
  const opened = await openPdf(readFileSync(path)).catch(() => undefined);
  if (!opened) return [];
  const sizes: Size[] = [];
  for (let page = 1; page <= Math.min(opened.document.numPages, mostPages); page += 1) {
    const { width, height } = (await opened.document.getPage(page)).getViewport({ scale: 1 });
    sizes.push({ width, height });
  }
  await opened.close();
  return sizes;
}
