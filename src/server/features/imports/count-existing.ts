import { canonicalEmail } from '#domain/accounts/email.ts';
import type { ColumnChoice } from '#domain/imports/column-choice.ts';
import { readFieldCell } from '#domain/imports/read-cell.ts';
import { definitionOf, selectFields } from '#server/features/fields/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allowImport } from './policy.ts';
import { getImport } from './queries.ts';
import { findExisting, type SoughtKey } from './write/find-existing.ts';

type Asked = { readonly id: string; readonly column: number; readonly choice: ColumnChoice };

/** How many of the first rows are of things that exist, if this column says which rows are the same thing. */
export async function countExisting(ctx: Ctx, { id, column, choice }: Asked): Promise<number> {
  const table = await getImport(ctx, id);
  await ctx.reads.end();
  // Somebody who lost access since would learn what is in the project.
  await inTransaction(ctx, (tx) => allowImport(tx, table));
  const { found, target, projectId } = table;
  const cells =
    found?.sample.map((row) => row.cells[column]?.trim() ?? '').filter((cell) => cell !== '') ?? [];
  const sought = await readKeys(ctx, { choice, cells, dateOrder: found?.columns[column]?.dateOrder ?? null });
  if (!sought) return 0;
  const db = await ctx.reads.db();
  const { key, keys } = sought;
  const there = await findExisting({ db, workspace: ctx.workspace }, { target, projectId, key, keys });
  return keys.filter((one) => there.has(one)).length;
}

type Cells = {
  readonly choice: ColumnChoice;
  readonly cells: readonly string[];
  readonly dateOrder: Parameters<typeof readFieldCell>[2];
};

async function readKeys(
  ctx: Ctx,
  { choice, cells, dateOrder }: Cells,
): Promise<{ key: SoughtKey; keys: readonly string[] } | undefined> {
  if (choice.use === 'EMAIL') return { key: { kind: 'EMAIL' }, keys: cells.map(canonicalEmail) };
  if (choice.use === 'TITLE') return { key: { kind: 'TITLE' }, keys: cells };
  if (choice.use !== 'FIELD' || choice.fieldId === null) return undefined;
  const field = await selectFields(ctx, await ctx.reads.db())
    .where('fields.id', '=', choice.fieldId)
    .where('fields.trashed_at', 'is', null)
    .executeTakeFirst();
  if (!field) return undefined;
  const definition = definitionOf(field);
  if (definition.type === 'SELECT' || definition.type === 'PERSON') return undefined;
  const keys = cells.flatMap((cell) => {
    const value = readFieldCell(definition, cell, dateOrder);
    return value.ok && value.value !== null ? [value.value] : [];
  });
  return { key: { kind: 'FIELD', field }, keys };
}
