import { countLimits } from '#domain/limits/count-limits.ts';
import { foldLabel, type SelectOption } from '#domain/fields/select-field.ts';
import { rankGap } from '#domain/rank/rank.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { insertOptions } from './create-field.ts';
import { nextColor } from './field-settings.ts';
import type { Field } from './field.ts';
import { readField } from './read-field.ts';
import './tables.ts';

/**
 * Options for labels that the field does not have yet, as many as it has room for. For commands that have checked
 * that somebody may; nobody hears of each, since they come with the values that use them.
 */
export async function addOptions(tx: TxCtx, field: Field, labels: readonly string[]): Promise<Field> {
  const known = new Set(field.options.map(({ label }) => foldLabel(label)));
  const wanted = labels.filter((label) => !known.has(foldLabel(label)));
  const room = countLimits.optionsPerSelectField.max - field.options.length;
  const options: SelectOption[] = [...field.options];
  for (const label of wanted.slice(0, Math.max(0, room)))
    options.push({ id: tx.newId(), label, color: nextColor(options) });
  const added = options.slice(field.options.length);
  if (added.length === 0) return field;
  const { last } = await tx.db
    .selectFrom('field_options')
    .select((row) => row.fn.max('rank').as('last'))
    .where('workspace_id', '=', tx.workspace.id)
    .where('field_id', '=', field.id)
    .executeTakeFirstOrThrow();
  await insertOptions(
    tx,
    field.id,
    added,
    added.map((_, at) => (last ?? 0) + (at + 1) * rankGap),
  );
  return readField(tx, field.id);
}
