import { sql } from 'kysely';
import { onlyInTrash } from '#server/features/people/index.ts';
import { takeBackTags } from '#server/features/tags/index.ts';
import { takeBackViews } from '#server/features/views/index.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import { putInTrash } from '#server/kernel/projects/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { OriginKind } from '../tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/people/tables.ts';
import '../tables.ts';

type Undone = { id: string; projectId: string | null; intoNew: boolean; by: string };

/**
 * Everything that an import made, in the trash. A project that it made goes with all that is in it; tags and contacts
 * that other things use by now stay.
 */
export async function takeBackProject(tx: TxCtx, { id, projectId, intoNew, by }: Undone): Promise<void> {
  const made = await readMade(tx, id);
  const of = (kind: OriginKind): readonly string[] => made.get(kind) ?? [];
  const isWhole = intoNew && projectId !== null;
  if (isWhole) await putInTrash(tx, { ids: [projectId], by, withFolder: null });
  else await takeBackDocuments(tx, of, by);
  const personIds = await onlyInTrash(tx, of('person'));
  await trash(tx, { table: 'people', ids: personIds, by });
  if (personIds.length > 0)
    await tx.record({ type: 'person.importUndone', payload: { personIds }, objectId: null });
  // With its project it comes back as it was.
  if (isWhole) return;
  await takeBackViews(tx, of('view'), by);
  await takeBackTags(tx, {
    tagIds: of('tag'),
    groupIds: of('tagGroup'),
    boardIds: of('tagBoard'),
    previous: [],
    by,
  });
  await sql`delete from refi_origins where workspace_id = ${tx.workspace.id} and import_id = ${id}`.execute(
    tx.db,
  );
}

type Made = (kind: OriginKind) => readonly string[];

async function readMade(tx: TxCtx, importId: string): Promise<Map<OriginKind, string[]>> {
  const rows = await tx.db
    .selectFrom('refi_origins')
    .select(['kind', 'object_id as id'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('import_id', '=', importId)
    .where('kind', 'in', ['note', 'insight', 'person', 'tag', 'tagGroup', 'tagBoard', 'view'])
    .execute();
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return new Map([...byKind].map(([kind, all]) => [kind, all.map(({ id }) => id)]));
}

async function takeBackDocuments(tx: TxCtx, of: Made, by: string): Promise<void> {
  const noteIds = await trash(tx, { table: 'notes', ids: of('note'), by });
  const insightIds = await trash(tx, { table: 'insights', ids: of('insight'), by });
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

async function trash(
  tx: TxCtx,
  { table, ids, by }: { table: 'notes' | 'insights' | 'people'; ids: readonly string[]; by: string },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update ${sql.table(table)} set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null
    returning id`.execute(tx.db);
  return rows.map(({ id }) => id);
}
