import { sql } from 'kysely';
import { absoluteDownload } from './absolute-download.ts';
import type { ExportedFile } from '#domain/exports/document-codecs.ts';
import { readFiles as readShown, type StoredFile } from '../refi/read-files.ts';
import { inParts, reading, type Exporting } from './exporting.ts';
import '#server/features/files/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';

export type CommunityFile = {
  readonly row: ExportedFile;
  /** What everybody may have of it; null where that isn’t made yet. */
  readonly stored: StoredFile | null;
};

/** The files of a project, its notes and its insights that the person may see. */
export async function readFiles(exporting: Exporting): Promise<CommunityFile[]> {
  const { ctx, projectId, storage, home, isPacked } = exporting;
  const { rows } = await reading(exporting, (db) =>
    sql<{ id: string }>`
      select f.id from files f
      where f.workspace_id = ${ctx.workspace.id} and f.status = 'DONE' and f.trashed_at is null and (
        f.owner_id = ${projectId}
        or f.owner_id in (select id from notes where workspace_id = ${ctx.workspace.id}
          and project_id = ${projectId} and trashed_at is null)
        or f.owner_id in (select id from insights where workspace_id = ${ctx.workspace.id}
          and project_id = ${projectId} and trashed_at is null))
      order by f.created_at, f.id`.execute(db),
  );
  const files: CommunityFile[] = [];
  for (const part of inParts(
    rows.map(({ id }) => id),
    500,
  )) {
    const found = await readShown(ctx, storage, part);
    for (const id of part) {
      const file = found.get(id);
      if (!file) continue;
      const { width, height, color, name, type, ownerId, stored } = file;
      const isThere = stored !== null && !isPacked;
      const row = {
        id,
        imageWidth: width,
        imageHeight: height,
        imageColor: color,
        originalName: name,
        type,
        downloadUrl: isThere ? absoluteDownload(home, id) : null,
        ownerId,
      };
      files.push({ row, stored });
    }
  }
  return files;
}
