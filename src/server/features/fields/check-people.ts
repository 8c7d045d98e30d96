import { ValidationError } from '#domain/errors/hark-error.ts';
import { decodeIds } from '#domain/fields/id-list.ts';
import '#server/features/people/tables.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import type { Field } from './field.ts';

/** People who are chosen must be there: not erased, and not of another workspace. Those in the trash stay chosen. */
export async function checkPeople(
  tx: TxCtx,
  cells: readonly { readonly field: Field; readonly value: string | null }[],
): Promise<void> {
  const chosen = cells.flatMap(({ field, value }) =>
    field.type === 'PERSON' && value !== null ? decodeIds(value) : [],
  );
  const ids = [...new Set(chosen)];
  if (ids.length === 0) return;
  const rows = await tx.db
    .selectFrom('people')
    .select('id')
    .where(isInWorkspace(tx.workspace.id, 'id', ids))
    // Anyone who erases one of them waits, and then finds the value to take them out of.
    .forKeyShare()
    .execute();
  if (rows.length !== ids.length) throw new ValidationError('This person no longer exists');
}
