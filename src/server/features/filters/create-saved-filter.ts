import { filterFormToWire, type FilterForm } from '#domain/filters/filter-form.ts';
import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { savedFilterColumns, type SavedFilter } from './saved-filter.ts';
import './tables.ts';

/** Keeps a filter for the person who asks; nobody else sees it, so nothing is recorded. */
export async function createSavedFilter(
  ctx: Ctx,
  input: { title: string; form: FilterForm },
): Promise<SavedFilter> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.savedFilterTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'savedSearch.manageOwn');
    await checkRoom(tx, countLimits.savedFiltersPerMember, () =>
      tx.db
        .selectFrom('saved_filters')
        .select((row) => row.fn.countAll<string>().as('count'))
        .where('workspace_id', '=', tx.workspace.id)
        .where('member_id', '=', viewer.id)
        .executeTakeFirstOrThrow(),
    );
    return tx.db
      .insertInto('saved_filters')
      .values({
        workspace_id: tx.workspace.id,
        id: tx.newId(),
        member_id: viewer.id,
        title,
        form: JSON.stringify(filterFormToWire(input.form)),
        created_at: tx.now(),
        updated_at: tx.now(),
      })
      .returning(savedFilterColumns)
      .executeTakeFirstOrThrow();
  });
}
