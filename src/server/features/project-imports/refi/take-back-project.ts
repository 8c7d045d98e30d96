import { sql } from 'kysely';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { putInTrash } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { OriginKind } from '../tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
import '#server/features/tags/tables.ts';
import '../tables.ts';

type Undone = { id: string; projectId: string | null; intoNew: boolean; by: string };

/** Everything that an import made, in the trash. A project that it made goes with all that is in it. */
export async function takeBackProject(tx: TxCtx, { id, projectId, intoNew, by }: Undone): Promise<void> {
  const of = madeBy(tx, id);
  const personIds = await trash(tx, { table: 'people', made: of('person'), by });
  if (personIds.length > 0)
    await tx.record({ type: 'person.importUndone', payload: { personIds }, objectId: null });
  if (intoNew && projectId !== null) {
    await putInTrash(tx, { ids: [projectId], by, withFolder: null });
    return;
  }
  await takeBackDocuments(tx, of, by);
  await takeBackTags(tx, of, by);
  await sql`delete from refi_origins where workspace_id = ${tx.workspace.id} and import_id = ${id}`.execute(
    tx.db,
  );
}

type MadeBy = ReturnType<typeof madeBy>;

function madeBy(tx: TxCtx, importId: string) {
  return (kind: OriginKind) => sql`(select object_id from refi_origins
    where workspace_id = ${tx.workspace.id} and import_id = ${importId} and kind = ${kind})`;
}

async function takeBackDocuments(tx: TxCtx, of: MadeBy, by: string): Promise<void> {
  const noteIds = await trash(tx, { table: 'notes', made: of('note'), by });
  const insightIds = await trash(tx, { table: 'insights', made: of('insight'), by });
  await setDocumentState(tx, [...noteIds, ...insightIds], { trashed: true });
  await tx.record({ type: 'note.importUndone', payload: { noteIds }, objectId: null });
  await tx.record(
    ...insightIds.map((insightId) => ({
      type: 'insight.trashed' as const,
      payload: { insightId },
      objectId: insightId,
    })),
  );
}

async function takeBackTags(tx: TxCtx, of: MadeBy, by: string): Promise<void> {
  const tagIds = await trash(tx, { table: 'tags', made: of('tag'), by });
  if (tagIds.length > 0) await tx.record({ type: 'tag.trashed', payload: { tagIds }, objectId: null });
  await sql`update tag_groups set deleted_at = ${tx.now()}, deleted_by = ${by}::uuid, version = version + 1
    where workspace_id = ${tx.workspace.id} and id in ${of('tagGroup')} and deleted_at is null`.execute(
    tx.db,
  );
  await sql`update tag_boards set deleted_at = ${tx.now()}, deleted_by = ${by}::uuid, version = version + 1
    where workspace_id = ${tx.workspace.id} and id in ${of('tagBoard')} and deleted_at is null`.execute(
    tx.db,
  );
}

async function trash(
  tx: TxCtx,
  {
    table,
    made,
    by,
  }: { table: 'notes' | 'insights' | 'people' | 'tags'; made: ReturnType<MadeBy>; by: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1
    where workspace_id = ${tx.workspace.id} and id in ${made} and trashed_at is null
    returning id`.execute(tx.db);
  return rows.map(({ id }) => id);
}
