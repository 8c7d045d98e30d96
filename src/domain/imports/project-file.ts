import { extensionOf } from '#domain/files/file-name.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type ProjectFile = 'qdpx' | 'qdc' | 'zip';

/** Projects and codebooks of the exchange format REFI-QDA, and community archives. */
export function projectFileOf(fileName: string): Parsed<ProjectFile> {
  const ending = extensionOf(fileName);
  return ending === 'qdpx' || ending === 'qdc' || ending === 'zip'
    ? accepted(ending)
    : refused('Choose a .zip, .qdpx or .qdc file');
}
