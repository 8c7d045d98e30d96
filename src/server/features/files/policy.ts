import { sql } from 'kysely';
import type { AccessObject } from '#domain/access/can.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isArchived, isNotTrashed, levelOfRank } from '#server/kernel/access/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { fileColumns, type StoredFile } from './file.ts';
import './tables.ts';

/** A file as the decision needs it, locked until the transaction ends. */
export type FileState = StoredFile & AccessObject;

/** Throws NotFound if there is one among them that the person may not see, or that is not where they look for it. */
export async function getFiles(
  tx: TxCtx,
  ids: readonly string[],
  { inTrash = false }: { inTrash?: boolean } = {},
): Promise<FileState[]> {
  const rows = await tx.db
    .selectFrom('files')
    .innerJoin('access_objects', (join) =>
      join
        .onRef('access_objects.workspace_id', '=', 'files.workspace_id')
        .onRef('access_objects.id', '=', 'files.owner_id'),
    )
    .select([
      ...fileColumns(tx),
      sql<boolean>`coalesce((select d.locked from documents d
        where d.workspace_id = files.workspace_id and d.id = files.owner_id), false)`.as('locked'),
      isArchived('access_objects').as('archived'),
    ])
    .where(isInWorkspace(tx.workspace.id, 'files.id', ids))
    .where('files.trashed_at', inTrash ? 'is not' : 'is', null)
    .where(isNotTrashed('access_objects'))
    .orderBy('files.id')
    .forUpdate('files')
    .execute();
  const seen = rows.flatMap((row) => {
    const level = levelOfRank(tx, row.rank);
    return level === null ? [] : [{ ...row, level, authorId: row.createdBy }];
  });
  if (seen.length !== ids.length) throw new NotFound();
  return seen;
}

export async function getFileState(tx: TxCtx, id: string): Promise<FileState> {
  const [file] = await getFiles(tx, [id]);
  if (!file) throw new NotFound();
  return file;
}
