import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

/** Of these words, those that were suggested or highlighted in the document before, also if somebody deleted them since. */
export async function isAmongTexts(
  tx: TxCtx,
  objectId: string,
  texts: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ text: string }>`
    select w.text from unnest(${[...texts]}::text[]) as w (text)
    where exists (select from highlight_suggestions s where s.workspace_id = ${tx.workspace.id}
        and s.object_id = ${objectId} and s.selected_text = w.text)
      or exists (select from highlights h where h.workspace_id = ${tx.workspace.id}
        and h.object_id = ${objectId} and h.text = w.text)`.execute(tx.db);
  return new Set(rows.map(({ text }) => text));
}
