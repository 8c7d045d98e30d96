import { sql } from 'kysely';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { RowProblem, Written } from './batch.ts';
import '../tables.ts';

/** What a batch did, with its rows in one transaction: how to undo it, what it left out, how far the counts are. */
export async function keepBatch(
  tx: TxCtx,
  { importId, number, written }: { importId: string; number: number; written: Written },
): Promise<void> {
  const { createdIds, personIds, groupIds = [], tagIds = [], previous, saidAt = [], problems } = written;
  await tx.db
    .insertInto('import_batches')
    .values({
      workspace_id: tx.workspace.id,
      import_id: importId,
      number,
      created_ids: [...createdIds],
      person_ids: [...personIds],
      group_ids: [...groupIds],
      tag_ids: [...tagIds],
      previous: JSON.stringify(previous),
    })
    .execute();
  await keepProblems(tx, importId, problems);
  const duplicates = problems.filter(({ kind }) => kind === 'DUPLICATE').length;
  await sql`
    update imports set created_count = created_count + ${createdIds.length},
      updated_count = updated_count + ${previous.length}, duplicate_count = duplicate_count + ${duplicates},
      failed_count = failed_count + ${problems.length - duplicates},
      min_date = least(min_date, (select min(at) from unnest(${saidAt}::timestamptz[]) at)),
      max_date = greatest(max_date, (select max(at) from unnest(${saidAt}::timestamptz[]) at))
    where workspace_id = ${tx.workspace.id} and id = ${importId}`.execute(tx.db);
}

async function keepProblems(tx: TxCtx, importId: string, problems: readonly RowProblem[]): Promise<void> {
  if (problems.length === 0) return;
  const rows = problems.map(({ row, kind, message }) => ({
    line: row.line,
    kind,
    message: message.slice(0, 500),
    cells: row.cells,
  }));
  await sql`
    insert into import_problems (workspace_id, import_id, line, kind, message, cells)
    select ${tx.workspace.id}::uuid, ${importId}::uuid, line, kind, message, cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p (line int, kind text, message text, cells text[])
    on conflict do nothing`.execute(tx.db);
}
