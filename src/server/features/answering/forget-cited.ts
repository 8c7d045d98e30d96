import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import type { CitedTables } from './cited-tables.ts';

/** A sentence goes with what it quotes. Answers which texts were made from any of the things. */
export async function forgetCited(
  tx: TxCtx,
  { sources, sentences, citations, key }: CitedTables,
  ids: readonly string[],
): Promise<string[]> {
  const workspaceId = tx.workspace.id;
  const textId = sql.ref(key);
  const { rows } = await sql<{ id: string }>`
    with cited as (
      select distinct ${textId} as id, sentence from ${sql.table(citations)} where workspace_id = ${workspaceId}
        and (${isAmong('item_id', ids)} or ${isAmong('parent_id', ids)} or ${isAmong('file_id', ids)})
    ), said as (
      delete from ${sql.table(sentences)} s using cited where s.workspace_id = ${workspaceId}
        and s.${textId} = cited.id and s.place = cited.sentence returning 1
    ), quoted as (
      delete from ${sql.table(citations)} c using cited where c.workspace_id = ${workspaceId}
        and c.${textId} = cited.id and c.sentence = cited.sentence returning 1
    ), read as (
      delete from ${sql.table(sources)} where workspace_id = ${workspaceId} and ${isAmong('item_id', ids)}
      returning ${textId} as id
    )
    select id from cited union select id from read`.execute(tx.db);
  return rows.map(({ id }) => id);
}
