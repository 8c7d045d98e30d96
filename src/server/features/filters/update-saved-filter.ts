import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { savedFilterColumns, type SavedFilter } from './saved-filter.ts';
import './tables.ts';

/** Renames one of the person's filters, or gives it other rows. */
export async function updateSavedFilter(
  ctx: Ctx,
  input: { id: string; title?: string | null; form?: FilterForm | null },
): Promise<SavedFilter> {
  const { viewer } = requireMember(ctx);
  const title = input.title == null ? undefined : accept(parseText(textLimits.savedFilterTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'savedSearch.manageOwn');
    const filter = await tx.db
      .updateTable('saved_filters')
      .set({
        ...(title !== undefined && { title }),
        ...(input.form != null && { form: JSON.stringify(filterFormToWire(input.form)) }),
        updated_at: tx.now(),
        version: sql<number>`version + 1`,
      })
      .where('workspace_id', '=', tx.workspace.id)
      .where('member_id', '=', viewer.id)
      .where('id', '=', input.id)
      .returning(savedFilterColumns)
      .executeTakeFirst();
    if (!filter) throw new NotFound();
    return filter;
  });
}
