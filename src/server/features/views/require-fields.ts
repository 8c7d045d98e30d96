import { ValidationError } from '#domain/errors/hark-error.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { viewFieldIds } from '#domain/views/view-field-ids.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { isGroupable } from './group-source.ts';
import { findViewFields } from './view-fields.ts';

/** Refuses a view that names a field which is not there in its project, unless it named it before. */
export async function requireFields(
  tx: TxCtx,
  projectId: string,
  data: ViewData,
  before: ViewData = {},
): Promise<void> {
  const known = new Set(viewFieldIds(before));
  const named = viewFieldIds(data).filter((id) => !known.has(id));
  const found = await findViewFields(tx, tx.db, projectId, named);
  if (found.size < named.length) throw new ValidationError('This view uses a field that does not exist');
  const { group } = data;
  if (!group || !('fieldId' in group)) return;
  const field = found.get(group.fieldId);
  if (field && !isGroupable(group, field))
    throw new ValidationError('Rows can’t be grouped by a field of this type');
}
