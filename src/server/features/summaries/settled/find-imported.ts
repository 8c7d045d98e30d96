import { sql } from 'kysely';
import { readChosenModes } from '#server/platform/ai/modes/read-modes.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '../tables.ts';

type Imported = { readonly noteIds: readonly string[]; readonly projectId: string };

/**
 * Rows of a table that are summarized by themselves: those of a project for which somebody chose that, since a table may
 * have thousands. Rows that updated a note left its text alone.
 */
export async function findImported(tx: TxCtx, { noteIds, projectId }: Imported): Promise<string[]> {
  const { Summarize } = await readChosenModes(tx.db, tx.workspace.id, projectId);
  if (Summarize !== 'On') return [];
  const { rows } = await sql<{ id: string }>`
    select n.id from unnest(${[...noteIds]}::uuid[]) as n (id)
    where not exists (select from summaries s where s.workspace_id = ${tx.workspace.id} and s.object_id = n.id)`.execute(
    tx.db,
  );
  return rows.map(({ id }) => id);
}
