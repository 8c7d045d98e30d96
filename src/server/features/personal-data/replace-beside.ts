import { sql } from 'kysely';
import { replaceFound, type Replacement } from '#engines/personal-data/index.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import '#server/features/insights/tables.ts';
import '#server/features/notes/tables.ts';
import '#server/features/questions/tables.ts';

/** In the title, text fields and written answers of a document. */
export async function replaceBeside(
  tx: TxCtx,
  object: ObjectRef,
  changes: readonly Replacement[],
): Promise<void> {
  await replaceInTitle(tx, object, changes);
  const { rows: fields } = await sql<{ id: string; text: string }>`
    select v.field_id as id, v.value as text from field_values v
    join fields f on f.workspace_id = v.workspace_id and f.id = v.field_id and f.type = 'TEXT'
    where v.workspace_id = ${tx.workspace.id} and v.object_id = ${object.id} and v.value is not null`.execute(
    tx.db,
  );
  const { ids, texts } = changed(fields, changes);
  await sql`update field_values v set value = n.text from unnest(${ids}::uuid[], ${texts}::text[]) as n (id, text)
    where v.workspace_id = ${tx.workspace.id} and v.object_id = ${object.id} and v.field_id = n.id`.execute(
    tx.db,
  );
  const { rows: answers } = await sql<{ id: string; text: string }>`
    select id, text from question_responses
    where workspace_id = ${tx.workspace.id} and note_id = ${object.id} and text is not null`.execute(tx.db);
  const said = changed(answers, changes);
  await sql`update question_responses r set text = n.text
    from unnest(${said.ids}::uuid[], ${said.texts}::text[]) as n (id, text)
    where r.workspace_id = ${tx.workspace.id} and r.id = n.id`.execute(tx.db);
}

function changed(rows: readonly { id: string; text: string }[], changes: readonly Replacement[]) {
  const other = rows
    .map(({ id, text }) => ({ id, text, now: replaceFound(text, changes) }))
    .filter(({ text, now }) => text !== now);
  return { ids: other.map(({ id }) => id), texts: other.map(({ now }) => now) };
}

async function replaceInTitle(
  tx: TxCtx,
  { type, id }: ObjectRef,
  changes: readonly Replacement[],
): Promise<void> {
  const table = type === 'note' ? 'notes' : 'insights';
  const row = await tx.db
    .selectFrom(table)
    .select('title')
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .executeTakeFirst();
  const title = replaceFound(row?.title ?? '', changes);
  if (!row || title === row.title) return;
  const { version } = await tx.db
    .updateTable(table)
    .set((eb) => ({ title, updated_at: tx.now(), version: eb('version', '+', 1) }))
    .where('workspace_id', '=', tx.workspace.id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  const named =
    type === 'note'
      ? ({ type: 'note.updated', payload: { noteId: id, changed: ['title'] } } as const)
      : ({ type: 'insight.updated', payload: { insightId: id, changed: ['title'] } } as const);
  await tx.record({ ...named, objectId: id, version });
}
