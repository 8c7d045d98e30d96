import type { OperationContext } from 'urql';
import type { ChangeFieldValuesMutation } from '#web/lib/graphql.gen.ts';
import { keepTyped } from '#web/lib/outbox/keep-typed.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';
import { ChangeFieldValuesDocument } from './fields.gen.ts';

type Cell = { readonly objectId: string; readonly fieldId: string; readonly value: string | null };

/** Values that are changed without a connection are shown, and saved later. */
export function keptValues(cells: readonly Cell[]): Partial<OperationContext> {
  const values = cells.map(({ objectId, fieldId, value }) => ({
    __typename: 'FieldValue',
    id: `${objectId}.${fieldId}`,
    objectId,
    fieldId,
    value,
    people: [],
  }));
  const [only] = cells;
  return keptAs<ChangeFieldValuesMutation>(
    { changeFieldValues: { __typename: 'FieldChange', previous: [], values } },
    { replaces: only && cells.length === 1 ? valueOf(only) : null },
  );
}

/** Undefined: what is typed would not be saved. */
export function keepTypedValue(cell: Omit<Cell, 'value'>, value: string | null | undefined): void {
  const variables = value === undefined ? null : { cells: [{ ...cell, value }] };
  keepTyped({ replaces: valueOf(cell), document: ChangeFieldValuesDocument, variables });
}

function valueOf({ objectId, fieldId }: Omit<Cell, 'value'>): string {
  return `value of ${objectId}.${fieldId}`;
}
