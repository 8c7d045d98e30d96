import { ValidationError } from '#domain/errors/hark-error.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowImport } from './policy.ts';
import { getImport } from './queries.ts';
import { keepTable, requireUnstarted } from './receive-table.ts';
import { storeSheet, type TableStores } from './table/store-table.ts';

/** Another sheet of the workbook, read from its beginning. */
export async function chooseSheet(
  services: TableStores,
  ctx: Ctx,
  { id, sheet }: { readonly id: string; readonly sheet: string },
): Promise<void> {
  const table = await getImport(ctx, id);
  await ctx.reads.end();
  await inTransaction(ctx, (tx) => allowImport(tx, table));
  requireUnstarted(table.status);
  if (!table.found?.sheets?.includes(sheet)) throw new ValidationError('This sheet isn’t in the file');
  if (table.found.sheet === sheet) return;
  const place = { workspaceId: ctx.workspace.id, importId: id };
  await keepTable(ctx, id, await storeSheet(services, place, sheet));
}
