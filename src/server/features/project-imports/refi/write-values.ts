import { sql } from 'kysely';
import { textLimits } from '#domain/limits/text-limits.ts';
import type { CellSeparator } from '#domain/csv/cell-separator.ts';
import { encodeIds } from '#domain/fields/id-list.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { splitSelectCell } from '#domain/fields/select-values.ts';
import type { FieldType } from '#domain/fields/field-types.ts';
import { parseFieldValue } from '#domain/fields/field-value.ts';
import type { RefiValue, RefiVariable, VariableType } from '#domain/refi/refi-source.ts';
import {
  definitionOf,
  insertField,
  selectFields,
  writeValues,
  type Field,
} from '#server/features/fields/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import '#server/features/fields/tables.ts';
import { dateOf } from './date-of.ts';
import type { Origins } from './origins.ts';
import { keptOf } from './planned-note.ts';

const fieldTypeOf: Readonly<Record<VariableType, FieldType>> = {
  Text: 'TEXT',
  Boolean: 'BOOLEAN',
  Integer: 'NUMBER',
  Float: 'NUMBER',
  Date: 'DATETIME',
  DateTime: 'DATETIME',
};

export type Valued = { readonly objectId: string; readonly values: readonly RefiValue[] };

type Writing = {
  readonly owner: 'note' | 'insight' | 'person';
  /** Null: fields of the whole workspace, which contacts have. */
  readonly projectId: string | null;
  readonly variables: readonly RefiVariable[];
  readonly things: readonly Valued[];
  readonly origins: Origins;
};

/** A field for each variable, filled; answers the fields that it made. */
export async function writeVariables(tx: TxCtx, writing: Writing): Promise<string[]> {
  const { owner, projectId, variables, things, origins } = writing;
  const fields = new Map<string, Field>();
  const made: string[] = [];
  for (const variable of variables) {
    const type = variable.options ? 'SELECT' : fieldTypeOf[variable.type];
    const options = variable.options?.labels.map((one) => ({ label: one }));
    const label = variable.name
      .replaceAll('\0', '')
      .trim()
      .slice(0, textLimits.fieldLabel.max)
      .toWellFormed();
    const known = await findField(tx, { owner, projectId, label, type });
    const field =
      known ??
      (await insertField(tx, {
        owner,
        projectId,
        label: label || 'Variable',
        type,
        ...(options && { options }),
      }));
    if (!known) made.push(field.id);
    fields.set(variable.guid, field);
    const kept = keptOf({
      type: variable.type,
      description: variable.description,
      name: label === variable.name ? null : variable.name,
    });
    origins.add({ kind: 'field', id: field.id, guid: variable.guid, kept });
  }
  const separators = new Map(variables.map(({ guid, options }) => [guid, options?.separator]));
  const cells = things.flatMap(({ objectId, values }) =>
    values.flatMap(({ variable, value }) => {
      const field = fields.get(variable);
      if (value.trim() === '') return [];
      if (!field) {
        origins.report('Values of variables that aren’t in the file');
        return [];
      }
      const said = value.replaceAll('\0', '');
      const parsed = parseFieldValue(
        definitionOf(field),
        field.type === 'SELECT' ? chosen(field, said, separators.get(variable)) : readable(field, said),
      );
      if (!parsed.ok) {
        origins.report(`Values of “${field.label}” that don’t fit the field`);
        return [];
      }
      return [{ objectId, field, value: parsed.value }];
    }),
  );
  await writeValues(tx, cells);
  return made;
}

function chosen({ options }: Field, value: string, separator: CellSeparator | undefined): string {
  const byLabel = new Map(options.map(({ id, label }) => [foldLabel(label), id]));
  return encodeIds(splitSelectCell(value, separator).flatMap((label) => byLabel.get(foldLabel(label)) ?? []));
}

/** XML allows a day to have a zone, and a time to have none. */
function readable({ type }: Field, value: string): string {
  if (type !== 'DATETIME') return value;
  const day = /^(\d{4}-\d{2}-\d{2})(?:Z|[+-]\d{2}:\d{2})?$/.exec(value.trim())?.[1];
  return day ?? dateOf(value)?.toISOString() ?? value;
}

/** Fields of contacts are the whole workspace’s: the same variable of two projects is one field. */
async function findField(
  tx: TxCtx,
  {
    owner,
    projectId,
    label,
    type,
  }: { owner: string; projectId: string | null; label: string; type: FieldType },
): Promise<Field | undefined> {
  if (owner !== 'person') return undefined;
  return selectFields(tx, tx.db)
    .where('field_sets.owner', '=', owner)
    .where(sql<boolean>`field_sets.project_id is not distinct from ${projectId}::uuid`)
    .where('fields.label', '=', label)
    .where('fields.type', '=', type)
    .where('fields.trashed_at', 'is', null)
    .executeTakeFirst();
}
