import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import './tables.ts';

/** Distinct participants in a theme's data points of a period. Ask only for a theme that its reader may see. */
export async function countPeople(
  ctx: Ctx,
  themeId: string,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(distinct participant)::int as people from data_points
    where workspace_id = ${ctx.workspace.id} and theme_id = ${themeId} and said_at >= ${from} and said_at < ${to}`.execute(
    await ctx.reads.db(),
  );
  return rows[0]?.people ?? 0;
}
