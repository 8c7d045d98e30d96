import { extensionOf } from '#domain/files/file-name.ts';
import { accepted, refused, type Parsed } from '#domain/parsed/parsed.ts';

export type ProjectFile = 'qdpx' | 'qdc';

/** Projects and codebooks of the exchange format REFI-QDA. */
export function projectFileOf(fileName: string): Parsed<ProjectFile> {
  const ending = extensionOf(fileName);
  return ending === 'qdpx' || ending === 'qdc' ? accepted(ending) : refused('Choose a .qdpx or .qdc file');
}
