import { sql } from 'kysely';
import { skipped, type ColumnChoice } from '#domain/imports/column-choice.ts';
import { usesOf } from '#domain/imports/import-target.ts';
import { skipRepeated } from '#domain/imports/skip-repeated.ts';
import { suggestUnnamed } from '#domain/imports/suggest-unnamed.ts';
import { suggestColumns, type KnownField } from '#domain/imports/suggest-columns.ts';
import { normaliseName } from '#domain/names/name-parts.ts';
import { selectFields } from '#server/features/fields/index.ts';
import type { Ctx, TxCtx } from '#server/platform/context/context.ts';
import { holderOf, type ImportPlace } from './import-place.ts';
import type { FoundTable } from './table/found-table.ts';
import './tables.ts';

/** What each column is proposed to be: as the last time, else by its header and cells. */
export async function proposeColumns(
  ctx: Ctx,
  place: ImportPlace,
  { columns, isUnnamed }: Pick<FoundTable, 'columns' | 'isUnnamed'>,
): Promise<ColumnChoice[]> {
  if (isUnnamed) return suggestUnnamed(place.target, columns);
  const db = await ctx.reads.db();
  const fields = await knownFields(ctx, place);
  const remembered = await db
    .selectFrom('import_columns')
    .select(['header', 'choice'])
    .where('workspace_id', '=', ctx.workspace.id)
    .where('target', '=', place.target)
    .where('scope_id', '=', scopeOf(ctx, place))
    .where(sql<boolean>`header = any(${columns.map(({ header }) => keyOf(header))}::text[])`)
    .execute();
  const byHeader = new Map(remembered.map(({ header, choice }) => [header, choice]));
  const known = new Set(fields.map(({ id }) => id));
  const guessed = suggestColumns(place.target, columns, fields);
  const proposed = columns.map(({ header, option }, at): ColumnChoice => {
    const last = byHeader.get(keyOf(header));
    // The field it made then is there now; one that was deleted since is guessed again.
    const isThere = last?.use !== 'FIELD' || known.has(last.fieldId ?? '');
    const holds = last && isThere && (last.use !== 'OPTION' || option);
    // Choices from before there were questions lack what questions need.
    return { ...skipped, ...(holds ? last : guessed[at]) };
  });
  return skipRepeated(
    proposed,
    columns.map(({ header }) => header),
  );
}

async function knownFields(ctx: Ctx, { target, projectId }: ImportPlace): Promise<readonly KnownField[]> {
  if (!usesOf(target).includes('FIELD')) return [];
  return selectFields(ctx, await ctx.reads.db())
    .where('field_sets.owner', '=', target === 'NOTES' ? 'note' : 'person')
    .where(sql<boolean>`(field_sets.project_id is null or field_sets.project_id = ${projectId}::uuid)`)
    .where('fields.trashed_at', 'is', null)
    .where('fields.type', '<>', 'PERSON')
    .execute();
}

/** For the next file with these headers. A column that makes a field now goes into that field then. */
export async function rememberColumns(
  tx: TxCtx,
  place: ImportPlace,
  columns: readonly { header: string; choice: ColumnChoice }[],
): Promise<void> {
  const kept = new Map(
    columns
      .filter(({ choice }) => choice.use !== 'NEW_FIELD')
      .map(({ header, choice }) => [keyOf(header), choice]),
  );
  await sql`
    insert into import_columns (workspace_id, target, scope_id, header, choice, updated_at)
    select ${tx.workspace.id}::uuid, ${place.target}, ${scopeOf(tx, place)}::uuid, header, choice, ${tx.now()}
    from jsonb_to_recordset(${JSON.stringify([...kept].map(([header, choice]) => ({ header, choice })))}::jsonb)
      as one (header text, choice jsonb)
    on conflict (workspace_id, target, scope_id, header)
      do update set choice = excluded.choice, updated_at = excluded.updated_at`.execute(tx.db);
}

function keyOf(header: string): string {
  return normaliseName(header).slice(0, 300);
}

function scopeOf({ workspace }: Pick<Ctx, 'workspace'>, place: ImportPlace): string {
  return holderOf(place) ?? workspace.id;
}
