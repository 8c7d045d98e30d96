import { sql } from 'kysely';
import { serialiseCsv } from '#domain/csv/serialise-csv.ts';
import { NotFound } from '#domain/errors/hark-error.ts';
import { scopeOf, type Ctx } from '#server/platform/context/context.ts';
import { getImport } from './queries.ts';
import './tables.ts';

const rowsAtOnce = 1000;
type Problem = { line: number; message: string; cells: string[] };

/** The rows that were left out, as they were, with the reason behind each: mended, the file can be imported as it is. */
export async function exportProblems(
  ctx: Ctx,
  id: string,
): Promise<{ fileName: string; rows: AsyncGenerator<string> }> {
  const { found } = await getImport(ctx, id);
  await ctx.reads.end();
  if (!found) throw new NotFound();
  const headers = [...found.columns.map(({ header }) => header), 'Line', 'Problem'];
  return { fileName: 'skipped-rows.csv', rows: pieces(ctx, id, headers) };
}

async function* pieces(ctx: Ctx, id: string, headers: readonly string[]): AsyncGenerator<string> {
  yield `\uFEFF${serialiseCsv([headers])}`;
  let after: number | null = 0;
  while (after !== null) {
    const problems: Problem[] = await readPiece(ctx, id, after);
    const width = headers.length - 2;
    const rows = problems.map(({ line, message, cells }) => [
      ...Array.from({ length: width }, (_, at) => cells[at] ?? ''),
      String(line),
      message,
    ]);
    if (rows.length > 0) yield serialiseCsv(rows);
    after = problems.length === rowsAtOnce ? (problems.at(-1)?.line ?? null) : null;
  }
}

function readPiece(ctx: Ctx, id: string, after: number): Promise<Problem[]> {
  return ctx.database.transaction(scopeOf(ctx), 'read only', async (db) => {
    const { rows } = await sql<Problem>`
      select line, message, cells from import_problems
      where workspace_id = ${ctx.workspace.id} and import_id = ${id} and line > ${after}
      order by line limit ${rowsAtOnce}`.execute(db);
    return rows;
  });
}
