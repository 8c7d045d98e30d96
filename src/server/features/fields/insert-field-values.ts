import { parseFieldValue } from '#domain/fields/field-value.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { definitionOf, type Field } from './field.ts';
import { writeValues } from './write-values.ts';

/** For commands that have made the field and the things themselves. Nobody hears of it: nobody has seen them yet. */
export async function insertFieldValues(
  tx: TxCtx,
  field: Field,
  values: readonly { readonly objectId: string; readonly value: string }[],
): Promise<void> {
  const definition = definitionOf(field);
  await writeValues(
    tx,
    values.map(({ objectId, value }) => ({
      objectId,
      field,
      value: accept(parseFieldValue(definition, value)),
    })),
  );
}
