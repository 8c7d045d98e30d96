import type { RefiProject } from '#domain/refi/refi-project.ts';
import type { WholeFile } from '#server/features/files/index.ts';
import type { Size } from './area-of.ts';
import { openProject } from './open-project.ts';

/** A4 at 72 points an inch, for a page that nobody can measure. */
const usual: Size = { width: 595, height: 842 };

/** The sizes that areas are measured by: points of a page, pixels of a picture. */
export async function measuredSizes(
  owner: string,
  { project, unpacked }: { project: RefiProject; unpacked: ReadonlyMap<string, string> },
): Promise<(source: string, page: number, file: WholeFile | undefined) => Size> {
  const pages = new Map<string, readonly Size[]>();
  for (const source of project.sources) {
    const path = source.kind === 'pdf' ? unpacked.get(source.path ?? '') : undefined;
    if (source.kind !== 'pdf' || path === undefined || source.selections.length === 0) continue;
    const { sizes } = await openProject(owner, { kind: 'measure', path });
    pages.set(source.guid, sizes);
  }
  return (source, page, file) => {
    if (file?.width != null && file.height !== null) return { width: file.width, height: file.height };
    return pages.get(source)?.[page - 1] ?? usual;
  };
}
