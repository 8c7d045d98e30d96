import { decodeIds, encodeIds } from '#domain/fields/id-list.ts';
import { splitSelectCell } from '#domain/fields/select-values.ts';
import { foldLabel } from '#domain/fields/select-field.ts';
import { type FieldLook, FieldValue, nameOf, readValue } from '#web/features/fields/index.ts';
import type { RowFieldValueFragment } from '#web/lib/graphql.gen.ts';
import { objectOf, type Row } from './row-of.ts';
import type { ColumnSpec } from './column-spec.ts';

export function fieldColumn(field: FieldLook): ColumnSpec {
  return {
    key: `field.${field.id}`,
    label: field.label,
    width: 180,
    isSortable: true,
    edit: { kind: 'field', field },
    text: (row) => textOf(field, valueOf(row, field.id)),
    render(row) {
      const held = valueOf(row, field.id);
      return held?.value == null ? null : (
        <FieldValue field={field} value={held.value} people={held.people} isCompact />
      );
    },
  };
}

export function valueOf(row: Row, fieldId: string): RowFieldValueFragment | undefined {
  return objectOf(row)?.fieldValues.find((value) => value.fieldId === fieldId);
}

/** As people write it: labels and names instead of ids. */
function textOf(field: FieldLook, held: RowFieldValueFragment | undefined): string {
  if (held?.value == null) return '';
  if (field.type === 'PERSON') return held.people.map(nameOf).join('; ');
  if (field.type !== 'SELECT') return held.value;
  const labels = new Map(field.options.map(({ id, label }) => [id, label]));
  return decodeIds(held.value)
    .map((id) => labels.get(id) ?? '')
    .filter((label) => label !== '')
    .join('; ');
}

export type ReadText = { ok: true; value: string | null } | { ok: false; message: string };

/** From what was pasted to the value in its one spelling. */
export function readFieldText(field: FieldLook, text: string): ReadText {
  if (text.trim() === '') return { ok: true, value: null };
  if (field.type === 'PERSON')
    return { ok: false, message: 'People can’t be pasted. Choose them in the cell.' };
  if (field.type !== 'SELECT') return readValue(field, text);
  const ids: string[] = [];
  for (const label of splitSelectCell(text)) {
    const option = field.options.find((one) => foldLabel(one.label) === foldLabel(label));
    if (!option) return { ok: false, message: `“${field.label}” has no option “${label}”` };
    ids.push(option.id);
  }
  return readValue(field, encodeIds(ids));
}
