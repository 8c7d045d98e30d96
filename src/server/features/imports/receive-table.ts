import type { Readable } from 'node:stream';
import { InvalidOperation } from '#domain/errors/hark-error.ts';
import { tableKindOf } from '#domain/imports/table-kind.ts';
import { checkSize, sizeLimits } from '#domain/limits/size-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import type { TableImport } from './import.ts';
import { allowImport, lockImport } from './policy.ts';
import { storeTable, type StoredTable, type TableStores } from './table/store-table.ts';

type Sent = { readonly body: Readable; readonly length: number };

/** Stores the file and reads its beginning, so that the person can say what each column is. */
export async function receiveTable(
  services: TableStores,
  ctx: Ctx,
  table: TableImport,
  sent: Sent,
): Promise<void> {
  requireUnstarted(table.status);
  const kind = accept(tableKindOf(table.fileName));
  accept(checkSize(kind === 'xlsx' ? sizeLimits.importWorkbook : sizeLimits.importTable, sent.length));
  await inTransaction(ctx, (tx) => allowImport(tx, table));
  const place = { workspaceId: ctx.workspace.id, importId: table.id };
  await keepTable(ctx, table.id, await storeTable(services, place, { ...sent, kind }));
}

/** What the file was found to be. */
export async function keepTable(ctx: Ctx, id: string, { bytes, found }: StoredTable): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    requireUnstarted((await lockImport(tx, id)).status);
    await tx.db
      .updateTable('imports')
      .set({ status: 'READY', bytes: String(bytes), found: JSON.stringify(found) })
      .where('workspace_id', '=', tx.workspace.id)
      .where('id', '=', id)
      .execute();
  });
}

export function requireUnstarted(status: TableImport['status']): void {
  if (status !== 'UPLOADING' && status !== 'READY')
    throw new InvalidOperation('This import has already started');
}
