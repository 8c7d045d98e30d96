import { sql } from 'kysely';
import type { ImportTarget } from '#domain/imports/import-target.ts';
import { removeDataPoints } from '#server/features/channels/index.ts';
import { onlyInTrash, renamePeople } from '#server/features/people/index.ts';
import { getFields, takeBackFields, trashUnusedFields, writeValues } from '#server/features/fields/index.ts';
import { trashUnansweredQuestions, writeResponses } from '#server/features/questions/index.ts';
import { takeBackTags } from '#server/features/tags/index.ts';
import { setDocumentState } from '#server/kernel/documents/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { requireHolder } from '../import-place.ts';
import type { Before } from '../tables.ts';
import '../tables.ts';

type Stored = {
  readonly target: ImportTarget;
  readonly channelId: string | null;
  readonly requestedBy: string;
  readonly createdIds: readonly string[];
  readonly personIds: readonly string[];
  readonly groupIds: readonly string[];
  readonly tagIds: readonly string[];
  readonly previous: readonly Before[];
};

/** One batch of an import as if it had never been. What somebody threw away meanwhile stays where it is. */
export async function takeBackBatch(tx: TxCtx, importId: string, number: number): Promise<number> {
  const { rows } = await sql<Stored>`
    select i.target, i.channel_id as "channelId", i.requested_by as "requestedBy", b.created_ids as "createdIds", b.person_ids as "personIds",
      b.group_ids as "groupIds", b.tag_ids as "tagIds",
      b.previous
    from import_batches b join imports i on i.workspace_id = b.workspace_id and i.id = b.import_id
    where b.workspace_id = ${tx.workspace.id} and b.import_id = ${importId} and b.number = ${number}`.execute(
    tx.db,
  );
  const [batch] = rows;
  if (!batch) return 0;
  const { target, createdIds, previous } = batch;
  if (target === 'TAGS')
    await takeBackTags(tx, {
      tagIds: createdIds,
      groupIds: batch.groupIds,
      previous: previous.flatMap(({ id, tag }) => (tag ? [{ id, ...tag }] : [])),
      by: batch.requestedBy,
    });
  else if (target === 'DATA_POINTS')
    await removeDataPoints(tx, { channelId: requireHolder(batch.channelId), ids: createdIds });
  else if (target === 'FIELDS')
    await takeBackFields(tx, {
      fieldIds: createdIds,
      previous: previous.flatMap(({ id, field }) => (field ? [{ id, ...field }] : [])),
      by: batch.requestedBy,
    });
  else await takeBackRows(tx, target, batch);
  return createdIds.length;
}

async function takeBackRows(tx: TxCtx, target: 'NOTES' | 'CONTACTS', batch: Stored): Promise<void> {
  const { createdIds, personIds, previous, requestedBy } = batch;
  const changed = previous.map(({ id }) => id);
  await restoreValues(tx, previous);
  await writeResponses(
    tx,
    previous.flatMap(({ id, answers = [] }) => answers.map((answer) => ({ noteId: id, ...answer }))),
    requestedBy,
  );
  if (target === 'NOTES') {
    await trash(tx, 'notes', createdIds, requestedBy);
    await setDocumentState(tx, createdIds, { trashed: true });
    await restoreTitles(tx, previous);
    await takeBackTags(tx, {
      tagIds: batch.tagIds,
      groupIds: [],
      previous: [],
      by: requestedBy,
    });
    const noteIds = [...createdIds, ...changed];
    await tx.record({ type: 'note.importUndone', payload: { noteIds }, objectId: null });
  } else {
    await renamePeople(
      tx,
      previous.flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }])),
    );
  }
  // Who takes part in other notes by now stays.
  const people = target === 'NOTES' ? await onlyInTrash(tx, personIds) : createdIds;
  await trash(tx, 'people', people, requestedBy);
  const told = target === 'NOTES' ? people : [...people, ...changed];
  if (told.length > 0)
    await tx.record({ type: 'person.importUndone', payload: { personIds: told }, objectId: null });
}

async function trash(
  tx: TxCtx,
  table: 'notes' | 'people' | 'insights',
  ids: readonly string[],
  by: string,
): Promise<void> {
  await sql`
    update ${sql.table(table)} set trashed_at = ${tx.now()}, trashed_by = ${by}::uuid, version = version + 1
    where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null`.execute(tx.db);
}

async function restoreTitles(tx: TxCtx, previous: readonly Before[]): Promise<void> {
  await sql`
    update notes set title = one.title, version = version + 1
    from unnest(${previous.map(({ id }) => id)}::uuid[], ${previous.map(({ title }) => title ?? '')}::text[])
      as one (id, title)
    where notes.workspace_id = ${tx.workspace.id} and notes.id = one.id and notes.title <> one.title`.execute(
    tx.db,
  );
}

/** Into fields that are still there; a field that was deleted takes its values with it. */
async function restoreValues(tx: TxCtx, previous: readonly Before[]): Promise<void> {
  const ids = [...new Set(previous.flatMap(({ cells }) => cells.map(({ fieldId }) => fieldId)))];
  const { rows } = await sql<{ id: string }>`select id from fields
    where ${isInWorkspace(tx.workspace.id, 'id', ids)} and trashed_at is null`.execute(tx.db);
  const fields = await getFields(
    tx,
    rows.map(({ id }) => id),
    'share',
  );
  const byId = new Map(fields.map((field) => [field.id, field]));
  await writeValues(
    tx,
    previous.flatMap(({ id, cells }) =>
      cells.flatMap(({ fieldId, value }) => {
        const field = byId.get(fieldId);
        return field ? [{ objectId: id, field, value }] : [];
      }),
    ),
  );
}

/** Fields that the import made go too, unless something else has a value in them by now. */
export async function trashMadeFields(tx: TxCtx, importId: string): Promise<void> {
  const { made } = await tx.db
    .selectFrom('imports')
    .select('made')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  await trashUnusedFields(tx, Object.values(made));
}

/** So do its questions, and the insight that tells their results. */
export async function trashMadeSurvey(tx: TxCtx, importId: string): Promise<void> {
  const row = await tx.db
    .selectFrom('imports')
    .select(['questions', 'insight_id as insightId', 'requested_by as requestedBy'])
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  const made = Object.values(row.questions).flatMap(({ id, isNew }) => (isNew ? [id] : []));
  await trashUnansweredQuestions(tx, made, row.requestedBy);
  if (row.insightId === null) return;
  await trash(tx, 'insights', [row.insightId], row.requestedBy);
  await setDocumentState(tx, [row.insightId], { trashed: true });
}
