import { sql } from 'kysely';
import { nextLabel } from '#domain/personal-data/labels.ts';
import { aiUserId } from '#domain/ai/ai-user.ts';
import type { ObjectRef } from '#server/features/highlights/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { FoundPersonal } from './find-personal-data.ts';
import type { HidingTools } from './hiding-tools.ts';
import { personalColumns, type PersonalDatum } from './personal-datum.ts';
import { readPdfWords } from './pdf-words.ts';
import { replaceInDocument } from './replace-words.ts';
import { sealWords, withWords } from './sealed-words.ts';
import './tables.ts';

type Kept = { readonly proposed: number; readonly applied: number };

/**
 * Keeps what was found for a review, or hides it at once. What somebody said is not personal is left alone, and hidden
 * words that were written again are hidden again.
 */
export async function keepFindings(
  tx: TxCtx,
  tools: HidingTools,
  object: ObjectRef,
  { found, hides }: { readonly found: readonly FoundPersonal[]; readonly hides: boolean },
): Promise<Kept> {
  const before = await readData(tx, tools, object);
  const hidden = before.flatMap(({ words, label, state }) =>
    state === 'hidden' && words !== null && label !== null ? [{ from: words, to: label }] : [],
  );
  const isHidden = new Set(hidden.map(({ from }) => from));
  const rows = found
    .filter(({ text }) => !isHidden.has(text))
    .map(({ kind, text, start, foundBy }) => ({
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
  const texts = new Set(found.map(({ text }) => text));
  await replaceInDocument(
    tx,
    tools,
    object,
    hidden.filter(({ from }) => texts.has(from)),
  );
  if (!hides) return { proposed: fresh.length, applied: 0 };
  const open = (await readData(tx, tools, object)).filter(
    ({ state, words }) => state === 'open' && texts.has(words ?? ''),
  );
  await hideData(tx, tools, object, { data: open, by: aiUserId });
  return { proposed: 0, applied: open.length };
}

async function readData(tx: TxCtx, { box }: HidingTools, { id }: ObjectRef): Promise<PersonalDatum[]> {
  const rows = await tx.db
    .selectFrom('personal_data')
    .select(personalColumns)
    .where('workspace_id', '=', tx.workspace.id)
    .where('object_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return withWords(tx.db, box, tx.workspace.id, rows);
}

/** Puts labels in place of the words, everywhere in the document. */
export async function hideData(
  tx: TxCtx,
  tools: HidingTools,
  object: ObjectRef,
  { data, by }: { readonly data: readonly PersonalDatum[]; readonly by: string },
): Promise<void> {
  const taken = new Set((await readData(tx, tools, object)).flatMap(({ label }) => label ?? []));
  const { rows } = await sql<{ text: string }>`
    select text from documents where workspace_id = ${tx.workspace.id} and id = ${object.id}`.execute(tx.db);
  const text = `${rows[0]?.text ?? ''}\n${await readPdfWords(tx.db, tx.workspace.id, object.id)}`;
  const changes = data.flatMap(({ id, kind, words }) => {
    if (words === null) return [];
    const label = nextLabel(kind, (one) => taken.has(one) || text.includes(one));
    taken.add(label);
    return [{ id, from: words, to: label }];
  });
  if (changes.length === 0) return;
  const sealedIds = await sealWords(
    tx,
    tools.box,
    changes.map(({ from }) => from),
  );
  const hidden = changes.map(({ id, to }, at) => ({ id, to, sealedId: sealedIds[at] }));
  await sql`
    update personal_data d set state = 'hidden', words = null, sealed_id = c."sealedId", label = c.to,
      reviewed_by = ${by}::uuid, reviewed_at = ${tx.now()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(hidden)}::jsonb) as c (id uuid, "to" text, "sealedId" uuid)
    where d.workspace_id = ${tx.workspace.id} and d.id = c.id`.execute(tx.db);
  await replaceInDocument(tx, tools, object, changes);
}
