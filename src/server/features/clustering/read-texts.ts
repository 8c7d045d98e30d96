import { sql } from 'kysely';
import type { StoredText } from '#server/platform/ai/known-meanings.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/highlights/tables.ts';
import '#server/platform/search/tables.ts';

/** So much of a text is read. */
export const mostCharacters = 2000;

/** Words of a highlight, or at a place of the texts that were sent. */
export type ClusteredText = StoredText & {
  readonly source: { readonly id: string } | { readonly place: number };
};

/** The words of highlights with what the search index knows of their meaning. The caller has checked who may see them. */
export async function readTexts(tx: TxCtx, model: string, ids: readonly string[]): Promise<ClusteredText[]> {
  const { rows } = await sql<StoredText & { id: string }>`
    select h.id, left(h.text, ${mostCharacters}) as text, v.text_hash as hash, v.vectors, cardinality(v.starts) as passages
    from highlights h
    left join search_vectors v on v.workspace_id = h.workspace_id and v.item_id = h.id and v.model = ${model}
    where h.workspace_id = ${tx.workspace.id} and h.id = any(${[...ids]}::uuid[]) and h.text <> ''
    order by h.id`.execute(tx.db);
  return rows.map(({ id, ...text }) => ({ ...text, source: { id } }));
}
