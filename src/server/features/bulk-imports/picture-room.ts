import { sql } from 'kysely';
import { pictureCopies } from '#domain/imports/page-pictures.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import './tables.ts';
import '#server/features/files/tables.ts';

/** What copies of pictures may still take: beside those that are there, and within the storage of the workspace. */
export async function readPictureRoom(ctx: Ctx, importId: string, most: number | undefined): Promise<number> {
  const { mostOfImport, leastOfOne } = pictureCopies;
  const { rows } = await inTransaction(ctx, (tx) =>
    sql<{ copied: number; taken: number }>`
      with of_import as (
        select file_id, note_id, size, state from bulk_import_files
        where workspace_id = ${tx.workspace.id} and import_id = ${importId}
      )
      select coalesce(sum(greatest(f.size, ${leastOfOne})) filter (
          where f.owner_id in (select note_id from of_import) and f.id not in (
            select file_id from of_import where file_id is not null)), 0)::double precision as copied,
        coalesce(sum(f.size), 0)::double precision + (
          select coalesce(sum(size), 0)::double precision from of_import where state = 'WAITING') as taken
      from files f
      where f.workspace_id = ${tx.workspace.id} and f.status in ('UPLOADING', 'DONE')`.execute(tx.db),
  );
  const { copied = 0, taken = 0 } = rows[0] ?? {};
  const ofWorkspace = most === undefined ? mostOfImport : most - taken;
  return Math.max(0, Math.min(mostOfImport - copied, ofWorkspace));
}
