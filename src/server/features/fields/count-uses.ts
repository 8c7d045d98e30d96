import { sql } from 'kysely';
import { NotFound } from '#domain/errors/hark-error.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { selectFields } from './field.ts';
import './tables.ts';

/** Of what the asking person may see: a total of the rest would tell of notes that are closed to them. */
export async function countFieldUses(
  ctx: Ctx,
  { fieldId, optionId }: { fieldId: string; optionId: string | null },
): Promise<number> {
  allow(ctx, 'field.read');
  const db = await ctx.reads.db();
  const field = await selectFields(ctx, db)
    .where('fields.id', '=', fieldId)
    .where('fields.trashed_at', 'is', null)
    .where(
      sql<boolean>`(field_sets.project_id is null or exists (select 1 from projects p
        where p.workspace_id = fields.workspace_id and p.id = field_sets.project_id and p.trashed_at is null
          and ${isVisible(ctx, 'p.access_id')}))`,
    )
    .executeTakeFirst();
  if (!field || (optionId !== null && !field.options.some(({ id }) => id === optionId))) throw new NotFound();
  const { count } = await db
    .selectFrom('field_values')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', ctx.workspace.id)
    .where('field_id', '=', fieldId)
    .where(
      sql<boolean>`not exists (select 1 from access_objects o
        where o.workspace_id = field_values.workspace_id and o.id = field_values.object_id
          and not ${isVisible(ctx, 'o.source_id')})`,
    )
    .$if(optionId !== null, (query) => query.where(sql<boolean>`ids @> array[${optionId}::uuid]`))
    .executeTakeFirstOrThrow();
  return Number(count);
}
