import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowImport } from './policy.ts';
import { getImport } from './queries.ts';
import { keepTable, requireUnstarted } from './receive-table.ts';
import { readStoredTable, type TableStores } from './table/store-table.ts';

/** Whether the first row names the columns or is data like the others. */
export async function chooseFirstRow(
  services: TableStores,
  ctx: Ctx,
  { id, isData }: { readonly id: string; readonly isData: boolean },
): Promise<void> {
  const table = await getImport(ctx, id);
  await ctx.reads.end();
  await inTransaction(ctx, (tx) => allowImport(tx, table));
  requireUnstarted(table.status);
  if (!table.found) throw new UnprocessableContent('Upload the file first');
  if ((table.found.isUnnamed ?? false) === isData) return;
  const place = { workspaceId: ctx.workspace.id, importId: id };
  await keepTable(
    ctx,
    id,
    await readStoredTable(services, place, { found: table.found, firstRowIsData: isData }),
  );
}
