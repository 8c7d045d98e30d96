import { sql } from 'kysely';
import { aiUserId } from '#domain/ai/ai-user.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { SealedBox } from '#server/platform/secrets/sealed-box.ts';
import type { EnteredWords } from './redact-entering.ts';
import { sealWords } from './sealed-words.ts';
import './tables.ts';

export type WordsOf = { readonly id: string; readonly words: readonly EnteredWords[] };

export type WordRow = {
  readonly id: string;
  /** What the words were found in. */
  readonly of: string;
  readonly kind: string;
  readonly words: string | null;
  readonly sealed: string | null;
  readonly label: string | null;
  readonly place: number;
  readonly found: string;
  readonly state: 'hidden' | 'open';
};

/** Rows of words that came in with new things; those with a label are sealed. */
export async function enteredRows(tx: TxCtx, box: SealedBox, all: readonly WordsOf[]): Promise<WordRow[]> {
  const each = all.flatMap(({ id: of, words }) => words.map((one) => ({ of, ...one })));
  const hidden = each.filter(({ label }) => label !== null);
  const sealed = (
    await sealWords(
      tx,
      box,
      hidden.map(({ words }) => words),
    )
  ).values();
  return each.map(({ of, kind, words, label, place, foundBy: found }) => ({
    id: tx.newId(),
    of,
    kind,
    words: label === null ? words : null,
    sealed: label === null ? null : (sealed.next().value ?? null),
    label,
    place,
    found,
    state: label === null ? 'open' : 'hidden',
  }));
}

/** Of new notes: hidden words for people with full access, the others for a review. */
export async function keepEntered(tx: TxCtx, box: SealedBox, notes: readonly WordsOf[]): Promise<void> {
  const rows = await enteredRows(tx, box, notes);
  if (rows.length === 0) return;
  await sql`
    insert into personal_data (workspace_id, id, object_type, object_id, kind, words, sealed_id, label, place,
      found_by, state, created_at, reviewed_by, reviewed_at)
    select ${tx.workspace.id}::uuid, r.id, 'note', r.of, r.kind, r.words, r.sealed, r.label, r.place, r.found,
      r.state, ${tx.now()}::timestamptz, case when r.state = 'hidden' then ${aiUserId}::uuid end,
      case when r.state = 'hidden' then ${tx.now()}::timestamptz end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, of uuid, kind text, words text,
      sealed uuid, label text, place integer, found text, state text)`.execute(tx.db);
}
