import { ValidationError } from '#domain/errors/hark-error.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import type { Field } from './field.ts';

/** People who are chosen must be there. */
export function checkPeople(
  _tx: TxCtx,
  cells: readonly { readonly field: Field; readonly value: string | null }[],
): Promise<void> {
  const chosen = cells.some(({ field, value }) => field.type === 'PERSON' && value !== null);
  return chosen ? Promise.reject(new ValidationError('Choose a person')) : Promise.resolve();
}
