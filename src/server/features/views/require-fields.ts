import { ValidationError } from '#domain/errors/hark-error.ts';
import { viewFieldIds } from '#domain/views/view-field-ids.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

/** Refuses a view that names a field which is not there for the person, unless it named it before. */
export async function requireFields(_tx: TxCtx, data: ViewData, before: ViewData = {}): Promise<void> {
  const known = new Set(viewFieldIds(before));
  const named = viewFieldIds(data).filter((id) => !known.has(id));
  if (named.length > 0) throw new ValidationError('This view uses a field that does not exist');
}
