import { decode } from '#domain/codec/codec.ts';
import { filterFormCodec, type FilterForm } from '#domain/filters/filter-form.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import './tables.ts';

/** The form of one of the person's own. */
export async function findSavedFilter(ctx: Ctx, id: string): Promise<{ form: FilterForm } | undefined> {
  const { viewer } = requireMember(ctx);
  const row = await (
    await ctx.reads.db()
  )
    .selectFrom('saved_filters')
    .select('form')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('member_id', '=', viewer.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { form: decode(filterFormCodec, row.form) };
}
