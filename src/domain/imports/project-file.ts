import { extensionOf } from '#domain/files/file-name.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

const projectFiles = ['zip', 'qdpx', 'qdc', 'sqlite3'] as const;
export type ProjectFile = (typeof projectFiles)[number];

/** Community archives and exports of Dovetail and Notion, projects and codebooks of the exchange format REFI-QDA, and projects of Taguette. */
export function projectFileOf(fileName: string): Parsed<ProjectFile> {
  const ending = extensionOf(fileName);
  const kind = projectFiles.find((one) => one === ending);
  return kind === undefined ? refused('Choose a .zip, .qdpx, .qdc or .sqlite3 file') : accepted(kind);
}
