import type { OperationContext } from 'urql';
import type { ChangeFieldValuesMutation } from '#web/lib/graphql.gen.ts';
import { keptAs } from '#web/lib/outbox/keep.ts';

type Cell = { readonly objectId: string; readonly fieldId: string; readonly value: string | null };

/** Values that are changed without a connection are shown, and saved later. */
export function keptValues(cells: readonly Cell[]): Partial<OperationContext> {
  return keptAs<ChangeFieldValuesMutation>({
    changeFieldValues: {
      __typename: 'FieldChange',
      previous: [],
      values: cells.map(({ objectId, fieldId, value }) => ({
        __typename: 'FieldValue',
        id: `${objectId}.${fieldId}`,
        objectId,
        fieldId,
        value,
        people: [],
      })),
    },
  });
}
