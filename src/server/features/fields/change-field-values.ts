import { sql } from 'kysely';
import { NotFound, ValidationError } from '#domain/errors/hark-error.ts';
import { parseFieldValue } from '#domain/fields/field-value.ts';
import { itemLimits } from '#domain/limits/count-limits.ts';
import { groupDigits } from '#domain/limits/text-limit.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { checkPeople } from './check-people.ts';
import { definitionOf, type Field } from './field.ts';
import { getHolders } from './holders.ts';
import { getFields } from './policy.ts';
import { cellId, valueText, type FieldCell, type FieldValue } from './values.ts';
import { writeValues } from './write-values.ts';
import './tables.ts';

export type FieldChange = {
  readonly values: readonly FieldValue[];
  /** Given to this command again, they undo it. */
  readonly previous: readonly FieldCell[];
};

/** Fills or empties fields, all of them or none. A cell that comes twice has the last of its values. */
export async function changeFieldValues(ctx: Ctx, cells: readonly FieldCell[]): Promise<FieldChange> {
  if (cells.length === 0 || cells.length > itemLimits.bulkChange) {
    throw new ValidationError(`Change 1 to ${groupDigits(itemLimits.bulkChange)} values at a time`);
  }
  const asked = [...new Map(cells.map((cell) => [cellId(cell), cell])).values()];
  return inTransaction(ctx, async (tx) => {
    // Before the things themselves: a person who deletes an option locks its field and then needs no thing.
    const fields = await getFields(tx, distinct(asked.map(({ fieldId }) => fieldId)), 'share');
    return setFieldValues(tx, fields, asked);
  });
}

async function setFieldValues(
  tx: TxCtx,
  fields: readonly Field[],
  asked: readonly FieldCell[],
): Promise<FieldChange> {
  const objectIds = distinct(asked.map(({ objectId }) => objectId));
  const fieldById = new Map(fields.map((field) => [field.id, field]));
  const owners = distinct(fields.map(({ owner }) => owner));
  const [owner] = owners;
  if (owner === undefined || owners.length > 1)
    throw new ValidationError('Change one kind of thing at a time');
  const holders = await getHolders(tx, owner, objectIds);
  const parsed = asked.map(({ objectId, fieldId, value }) => {
    const [field, holder] = [fieldById.get(fieldId), holders.get(objectId)];
    if (!field || !holder) throw new NotFound();
    if (field.projectId !== null && field.projectId !== holder.projectId) {
      throw new ValidationError(`The field “${field.label}” belongs to another project`);
    }
    return { objectId, field, value: accept(parseFieldValue(definitionOf(field), value)) };
  });
  await checkPeople(tx, parsed);
  const previous = await readCells(tx, asked);
  await writeValues(tx, parsed);
  await tx.record({
    type: 'fieldValue.changed',
    payload: { objectType: owner, objectIds, fieldIds: [...fieldById.keys()] },
    objectId: objectIds.length === 1 ? (objectIds[0] ?? null) : null,
  });
  const values = parsed.map(({ objectId, field: { id: fieldId, type }, value }) => {
    return { id: cellId({ objectId, fieldId }), objectId, fieldId, type, value };
  });
  return { values, previous };
}

async function readCells(tx: TxCtx, asked: readonly FieldCell[]): Promise<FieldCell[]> {
  const { rows } = await sql<FieldCell>`
    select asked.object_id as "objectId", asked.field_id as "fieldId", ${valueText} as value
    from unnest(${asked.map(({ objectId }) => objectId)}::uuid[], ${asked.map(({ fieldId }) => fieldId)}::uuid[])
      with ordinality as asked (object_id, field_id, position)
    left join field_values v on v.workspace_id = ${tx.workspace.id}
      and v.object_id = asked.object_id and v.field_id = asked.field_id
    order by asked.position`.execute(tx.db);
  return rows;
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
