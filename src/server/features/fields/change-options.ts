import { InvalidOperation, NotFound } from '#domain/errors/hark-error.ts';
import { parseSelectConfig, type SelectOption } from '#domain/fields/select-field.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { definitionOf, type Field } from './field.ts';
import { getFieldToChange } from './policy.ts';

/** A select field that the person may change, locked: its options change one after the other. */
export async function getSelectField(tx: TxCtx, id: string): Promise<Field> {
  const field = await getFieldToChange(tx, id, 'update');
  if (field.type !== 'SELECT') throw new InvalidOperation('Only a select field has options');
  return field;
}

export function getOption({ options }: Field, id: string): SelectOption {
  const option = options.find((one) => one.id === id);
  if (!option) throw new NotFound();
  return option;
}

/** The options as they will be: no two with one name, not too many. Answers the cleaned one with the id. */
export function acceptOptions(field: Field, options: readonly SelectOption[], id: string): SelectOption {
  const definition = definitionOf(field);
  const max = definition.type === 'SELECT' ? definition.select.max : 1;
  const config = accept(parseSelectConfig({ options, max }));
  return getOption({ ...field, options: config.options }, id);
}
