import { sql } from 'kysely';
import '#server/features/insights/tables.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import './tables.ts';

/** Also for what is in the trash by now: who threw it away wants to know what it takes along. */
export async function countInsightsUsing(ctx: Ctx, ids: readonly string[]): Promise<number> {
  requireMember(ctx);
  const db = await ctx.reads.db();
  const { rows } = await sql<{ count: number }>`
    select count(distinct i.id)::int as count
    from evidence_uses eu
    join insights i on i.workspace_id = eu.workspace_id and i.id = eu.insight_id and i.trashed_at is null
    join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id and p.trashed_at is null
    where eu.workspace_id = ${ctx.workspace.id} and ${isVisible(ctx, 'i.access_id')}
      and (${isAmong('eu.target_id', ids)} or ${isAmong('eu.note_id', ids)})`.execute(db);
  return rows[0]?.count ?? 0;
}
