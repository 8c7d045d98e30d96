import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import { redactEntering, type EnteredWords } from '#server/features/personal-data/index.ts';
import type { OwnModels } from '#server/platform/ai/own/own-models.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import type { TableRow } from '../table/read-rows.ts';

type Table = {
  readonly projectId: string | null;
  readonly columns: readonly ColumnChoice[];
  readonly rows: readonly TableRow[];
};

/** All rows are one text: who is named in several has one label. */
export async function redactTable(
  ctx: Ctx,
  own: OwnModels | undefined,
  { projectId, columns, rows }: Table,
): Promise<{ rows: TableRow[]; words: readonly EnteredWords[] }> {
  const isUsed = (at: number): boolean => columns[at]?.use !== 'SKIP';
  const parts = rows.flatMap(({ cells }) => cells.filter((_, at) => isUsed(at)));
  const [entered] = await redactEntering(ctx, { projectId, own }, [{ parts, people: [] }]);
  const rest = (entered?.parts ?? parts).values();
  return {
    rows: rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell, at) => (isUsed(at) ? (rest.next().value ?? '') : cell)),
    })),
    words: entered?.words ?? [],
  };
}
