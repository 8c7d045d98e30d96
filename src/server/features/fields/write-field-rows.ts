import type { FieldRow } from '#domain/fields/field-row.ts';
import type { FieldOwner } from '#domain/fields/field-types.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { countLimits, checkCount } from '#domain/limits/count-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { defaultRank, rankGap } from '#domain/rank/rank.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { lockFieldSet } from './create-field.ts';
import { readSettings, toOptions } from './field-settings.ts';
import { selectFields, type Field } from './field.ts';
import { insertWholeFields, type WholeField } from './insert-whole-fields.ts';
import { refusalOfUpdate, updateFromRow, type FieldBefore } from './update-from-row.ts';

export type FieldRows = {
  readonly projectId: string | null;
  readonly rows: readonly FieldRow[];
  /** Whether fields that are there by a name take on what its row says. */
  readonly updates: boolean;
  readonly createdBy: string;
};

/** What became of each row, in their order. */
export type WrittenField =
  | { readonly status: 'created'; readonly id: string }
  | { readonly status: 'updated'; readonly id: string; readonly before: FieldBefore }
  | { readonly status: 'known' | 'repeated' }
  | { readonly status: 'refused'; readonly message: string };

/** For commands that have checked that somebody may. A field is known by its name among those of the same things. */
export async function writeFieldRows(tx: TxCtx, all: FieldRows): Promise<WrittenField[]> {
  const written = new Map<FieldRow, WrittenField>();
  for (const owner of new Set(all.rows.map((row) => row.owner))) {
    const rows = all.rows.filter((row) => row.owner === owner);
    await writeSet(tx, { ...all, owner, rows }, written);
  }
  return all.rows.map((row) => written.get(row) ?? { status: 'known' });
}

async function writeSet(
  tx: TxCtx,
  { owner, projectId, rows, updates, createdBy }: FieldRows & { readonly owner: FieldOwner },
  written: Map<FieldRow, WrittenField>,
): Promise<void> {
  const there = await fieldsOfSet(tx, await lockFieldSet(tx, { owner, projectId }));
  const known = new Map(there.toReversed().map((field) => [foldLabel(field.label), field]));
  const seen = new Set<string>();
  const fresh: WholeField[] = [];
  let rank = Math.max(defaultRank, ...there.map((field) => field.rank));
  for (const row of rows) {
    const key = foldLabel(row.label);
    const field = known.get(key);
    if (seen.has(key)) written.set(row, { status: 'repeated' });
    else if (field) written.set(row, updates ? await update(tx, field, row) : { status: 'known' });
    else {
      const room = checkCount(countLimits.fieldsPerSet, there.length + fresh.length, 1);
      if (room.ok) {
        const made = wholeField(tx, row, (rank += rankGap));
        fresh.push(made);
        written.set(row, { status: 'created', id: made.id });
      } else written.set(row, { status: 'refused', message: room.message });
    }
    seen.add(key);
  }
  await insertWholeFields(tx, { owner, projectId, createdBy }, fresh);
}

async function update(tx: TxCtx, field: Field, row: FieldRow): Promise<WrittenField> {
  const message = refusalOfUpdate(field, row);
  if (message !== undefined) return { status: 'refused', message };
  return { status: 'updated', id: field.id, before: await updateFromRow(tx, field, row) };
}

/** Text, where a row doesn’t say what it is. */
function wholeField(tx: TxCtx, row: FieldRow, rank: number): WholeField {
  const type = row.type ?? 'TEXT';
  const settings = accept(readSettings(type, row));
  const labels = row.options.map((label) => ({ label }));
  return {
    id: tx.newId(),
    label: row.label,
    type,
    rank,
    maxOptions: settings.max_options,
    numberFormat: settings.number_format,
    currencySymbol: settings.currency_symbol,
    options: accept(toOptions(tx, type, labels, settings.max_options)),
  };
}

async function fieldsOfSet(tx: TxCtx, fieldSetId: string): Promise<Field[]> {
  return selectFields(tx, tx.db)
    .where('fields.field_set_id', '=', fieldSetId)
    .where('fields.trashed_at', 'is', null)
    .orderBy('fields.rank')
    .orderBy('fields.id')
    .execute();
}
