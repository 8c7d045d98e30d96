import { createHash } from 'node:crypto';
import { sharedFiles } from '#domain/exports/further-files.ts';
import { setFiles, type SetFile } from '#server/features/project-imports/community/community-set.ts';
import type { CommunityArchive } from './export-community.ts';

const anyUuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const anyTime = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** The rows of an archive with ids by what they name and without times: equal for two archives of the same contents. */
export function canonical(archive: CommunityArchive): Record<string, string[]> {
  const rows = new Map<string, object[]>();
  for (const { projectIds } of archive.rows('manifest'))
    for (const file of Object.keys(setFiles) as SetFile[]) {
      const isShared = sharedFiles.some((shared) => shared === file);
      const folder = isShared || archive.rows('manifest').length === 1 ? '' : `${projectIds[0]}/`;
      const known = isShared ? [] : (rows.get(file) ?? []);
      rows.set(file, [...known, ...archive.rows(file, folder)]);
    }
  let names = new Map<string, string>();
  for (let round = 0; round < 4; round += 1) {
    const next = new Map<string, string>();
    for (const all of rows.values()) for (const row of all) define(row, names, next);
    names = next;
  }
  return Object.fromEntries(
    [...rows].map(([file, all]) => [file, all.map((row) => named(JSON.stringify(row), names)).toSorted()]),
  );
}

/** A thing is what its row says, with what that names. */
function define(row: object, names: ReadonlyMap<string, string>, next: Map<string, string>): void {
  const { id, options } = row as { id?: unknown; options?: unknown };
  const own = typeof id === 'string' ? id : undefined;
  if (own !== undefined) {
    const text = named(JSON.stringify(row).replaceAll(own, 'self'), names);
    next.set(own, createHash('sha256').update(text).digest('hex').slice(0, 12));
  }
  if (Array.isArray(options)) for (const option of options) define(option as object, names, next);
}

function named(text: string, names: ReadonlyMap<string, string>): string {
  return text.replaceAll(anyTime, 'time').replaceAll(anyUuid, (id) => names.get(id) ?? 'id');
}
