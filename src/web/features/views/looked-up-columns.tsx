import { FieldValue, nameOf, type FieldLook } from '#web/features/fields/index.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import { userNameOf } from '#domain/text/display-names.ts';
import type { ViewCellPartsFragment } from '#web/lib/graphql.gen.ts';
import type { ColumnSpec } from './column-spec.ts';
import type { Row } from './row-of.ts';
import classes from './view-columns.module.css';

/** Those of a participant, on notes and highlights; on a highlight those of its note too. */
export function lookedUpFieldColumn(kind: 'personField' | 'field', field: FieldLook): ColumnSpec {
  const key = `${kind}.${field.id}`;
  return {
    key,
    label: kind === 'personField' ? `Contact: ${field.label}` : field.label,
    width: 180,
    isSortable: false,
    text: (row) => (cellOf(row, key)?.values ?? []).map((value) => textOf(field, value)).join('; '),
    render(row) {
      const values = (cellOf(row, key)?.values ?? []).filter(({ value }) => value !== null);
      return values.length === 0 ? null : (
        <span className={classes.several}>
          {values.map(({ id, value, people }) => (
            <FieldValue key={id} field={field} value={value ?? ''} people={people} isCompact />
          ))}
        </span>
      );
    },
  };
}

export const highlightCountColumn: ColumnSpec = {
  key: 'highlightCount',
  label: 'Highlights',
  width: 110,
  isSortable: false,
  text: (row) => String(cellOf(row, 'highlightCount')?.count ?? ''),
  render: (row) => cellOf(row, 'highlightCount')?.count ?? null,
};

export function contributorsColumn(viewerId: string): ColumnSpec {
  const names = (row: Row): string =>
    (cellOf(row, 'contributors')?.members ?? []).map((member) => userNameOf(member, viewerId)).join(', ');
  return {
    key: 'contributors',
    label: 'Contributors',
    width: 200,
    isSortable: false,
    text: names,
    render: (row) => <span className={classes.participants}>{names(row)}</span>,
  };
}

/** Undefined while the column has just been turned on and its content is on its way. */
function cellOf({ cells }: Row, key: string): ViewCellPartsFragment | undefined {
  return cells.find((cell) => cell.key === key);
}

function textOf(field: FieldLook, { value, people }: ViewCellPartsFragment['values'][number]): string {
  if (value === null) return '';
  if (field.type === 'PERSON') return people.map(nameOf).join(', ');
  if (field.type !== 'SELECT') return value;
  const labels = new Map(field.options.map(({ id, label }) => [id, label]));
  return decodeIds(value)
    .flatMap((id) => labels.get(id) ?? [])
    .join(', ');
}
