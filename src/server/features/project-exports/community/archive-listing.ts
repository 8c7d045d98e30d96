import { exportFiles, type ExportFile } from '#domain/exports/export-files.ts';
import { furtherFiles, sharedFiles, type FurtherFile } from '#domain/exports/further-files.ts';
import { formatJsonLines } from '#domain/exports/json-lines.ts';
import type { FileSystemEntry, Manifest } from '#domain/exports/manifest.ts';
import type { FileUploadStatus } from '#domain/media/upload-status.ts';
import type { ZipEntry } from '#server/platform/zip/zip-pieces.ts';

export type DataFile = Exclude<ExportFile, 'manifest' | 'fileSystem'> | FurtherFile;
type Upload = Manifest['notes'];

/** What an archive holds, told by it at its end: a part that broke off has no manifest. */
export class ArchiveListing {
  readonly #entries: FileSystemEntry[] = [];
  readonly #manifests: Manifest[] = [];

  /** JSON lines; `folder` is empty or ends in a slash. */
  data(file: DataFile, folder: string, rows: AsyncIterable<readonly unknown[]>): ZipEntry {
    const path = pathOf(file, folder);
    this.#entries.push({ path, fileId: null });
    return { path, texts: linesOf(rows) };
  }

  packed(path: string, fileId: string, packed: { bytes: AsyncIterable<Uint8Array>; size: number }): ZipEntry {
    this.#entries.push({ path, fileId });
    return { path, ...packed };
  }

  /** Data that came to its end is complete; files may be missing. */
  finish(projectId: string, folder: string, files: FileUploadStatus): void {
    const upload = (file: DataFile, uploadStatus: FileUploadStatus = 'COMPLETE'): Upload => {
      return { uploadStatus, filepath: pathOf(file, folder) };
    };
    this.#manifests.push({
      projectIds: [projectId],
      project: upload('project'),
      projectViews: upload('projectViews'),
      projectFieldPreferences: upload('projectFieldPreferences'),
      notes: upload('notes'),
      insights: upload('insights'),
      files: upload('files', files),
      fields: upload('fields'),
      fieldSets: upload('fieldSets'),
      tags: upload('tags'),
      tagBoards: upload('tagBoards'),
      tagGroups: upload('tagGroups'),
      questions: upload('questions'),
      questionResponses: upload('questionResponses'),
      insightFiles: upload('insightFiles'),
      highlights: upload('highlights'),
      fieldValues: upload('fieldValues'),
      people: upload('people'),
      notePeople: upload('notePeople'),
      commentThreads: upload('commentThreads'),
      comments: upload('comments'),
      reels: upload('reels'),
      canvases: upload('canvases'),
      projectCategories: upload('projectCategories'),
      channels: upload('channels'),
      topics: upload('topics'),
      themes: upload('themes'),
      dataPoints: upload('dataPoints'),
    });
  }

  *end(): Generator<ZipEntry> {
    const [manifest, fileSystem] = [exportFiles.manifest.name, exportFiles.fileSystem.name];
    for (const path of [manifest, fileSystem]) this.#entries.push({ path, fileId: null });
    yield { path: manifest, text: formatJsonLines(this.#manifests) };
    yield { path: fileSystem, text: formatJsonLines(this.#entries) };
  }
}

function pathOf(file: DataFile, folder: string): string {
  const isShared = sharedFiles.some((shared) => shared === file);
  return `${isShared ? '' : folder}${{ ...exportFiles, ...furtherFiles }[file].name}`;
}

async function* linesOf(rows: AsyncIterable<readonly unknown[]>): AsyncGenerator<string> {
  for await (const part of rows) yield formatJsonLines(part);
}
