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
      select coalesce(sum(greatest(f.size, ${leastOfOne})) filter (where b.id is not null), 0)::double precision as copied,
        coalesce(sum(f.size), 0)::double precision + (
          select coalesce(sum(size), 0)::double precision from bulk_import_files
          where workspace_id = ${tx.workspace.id} and import_id = ${importId} and state = 'WAITING') as taken
      from files f
      left join bulk_import_files b on b.workspace_id = f.workspace_id and b.import_id = ${importId}
        and b.note_id = f.owner_id and b.file_id <> f.id
      where f.workspace_id = ${tx.workspace.id} and f.status in ('UPLOADING', 'DONE')`.execute(tx.db),
  );
  const { copied = 0, taken = 0 } = rows[0] ?? {};
  const ofWorkspace = most === undefined ? mostOfImport : most - taken;
  return Math.max(0, Math.min(mostOfImport - copied, ofWorkspace));
}
