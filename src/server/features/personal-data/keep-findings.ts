import { sql } from 'kysely';
import { nextLabel } from '#domain/personal-data/labels.ts';
import { aiUserId } from '#domain/ai/ai-user.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { FoundPersonal } from './find-personal-data.ts';
import { personalColumns, type PersonalDatum } from './personal-datum.ts';
import { replaceInDocument } from './replace-words.ts';
import './tables.ts';

type Kept = { readonly proposed: number; readonly applied: number };

/**
 * Keeps what was found for a review, or hides it at once. What somebody said is not personal is left alone, and hidden
 * words that were written again are hidden again.
 */
export async function keepFindings(
  tx: TxCtx,
  object: ObjectRef,
  found: readonly FoundPersonal[],
  { hides }: { readonly hides: boolean },
): Promise<Kept> {
  const rows = found.map(({ kind, text, start, foundBy }) => ({
    id: tx.newId(),
    kind,
    words: text,
    place: start,
    foundBy,
  }));
  const { rows: fresh } = await sql<{ id: string }>`
    insert into personal_data (workspace_id, id, object_type, object_id, kind, words, place, found_by, created_at)
    select ${tx.workspace.id}::uuid, f.id, ${object.type}, ${object.id}::uuid, f.kind, f.words, f.place, f."foundBy", ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f (id uuid, kind text, words text, place integer, "foundBy" text)
    on conflict (workspace_id, object_id, words) do nothing
    returning id`.execute(tx.db);
  const known = (await readData(tx, object)).filter(({ words }) => found.some(({ text }) => text === words));
  await replaceInDocument(
    tx,
    object,
    known.flatMap(({ words, label, state }) =>
      state === 'hidden' && words !== null && label !== null ? [{ from: words, to: label }] : [],
    ),
  );
  const open = known.filter(({ state }) => state === 'open');
  if (!hides) return { proposed: fresh.length, applied: 0 };
  await hideData(tx, object, open, aiUserId);
  return { proposed: 0, applied: open.length };
}

export async function readData(tx: TxCtx, { id }: ObjectRef): Promise<PersonalDatum[]> {
  return tx.db
    .selectFrom('personal_data')
    .select(personalColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();
}

/** Puts labels in place of the words, everywhere in the document. */
export async function hideData(
  tx: TxCtx,
  object: ObjectRef,
  data: readonly PersonalDatum[],
  by: string,
): Promise<void> {
  const taken = new Set((await readData(tx, object)).flatMap(({ label }) => label ?? []));
  const { rows } = await sql<{ text: string }>`
    select text from documents where workspace_id = ${tx.workspace.id} and id = ${object.id}`.execute(tx.db);
  const text = rows[0]?.text ?? '';
  const changes = data.flatMap(({ id, kind, words }) => {
    if (words === null) return [];
    const label = nextLabel(kind, (one) => taken.has(one) || text.includes(one));
    taken.add(label);
    return [{ id, from: words, to: label }];
  });
  if (changes.length === 0) return;
  await sql`
    update personal_data d set state = 'hidden', label = c.to, reviewed_by = ${by}::uuid, reviewed_at = ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, "to" text)
    where d.workspace_id = ${tx.workspace.id} and d.id = c.id`.execute(tx.db);
  await replaceInDocument(tx, object, changes);
}
