import DataLoader from 'dataloader';
import { sql, type RawBuilder } from 'kysely';
import '#server/features/insights/tables.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import { loaderOf, type RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import './tables.ts';

export type UsingInsight = { readonly id: string; readonly title: string };

const keys = { ofHighlights: Symbol('insights of highlights'), ofNotes: Symbol('insights of notes') };
/** More than that nobody reads in a cell. */
const mostShown = 20;

/** The insights that show a highlight and that the person may see, the newest first. */
export function insightsOfHighlights(ctx: RequestCtx): DataLoader<string, UsingInsight[]> {
  return loaderOf(ctx, keys.ofHighlights, () => insightsBy(ctx, sql.ref('eu.target_id')));
}

/** Those that show a note, or a highlight in it. */
export function insightsOfNotes(ctx: RequestCtx): DataLoader<string, UsingInsight[]> {
  return loaderOf(ctx, keys.ofNotes, () => insightsBy(ctx, sql.ref('eu.note_id')));
}

function insightsBy(ctx: RequestCtx, owner: RawBuilder<unknown>): DataLoader<string, UsingInsight[]> {
  return new DataLoader(async (ids: readonly string[]) => {
    const { rows } = await sql<UsingInsight & { owner: string }>`
      select * from (
        select distinct ${owner} as owner, i.id, i.title, i.created_at,
          dense_rank() over (partition by ${owner} order by i.created_at desc, i.id desc) as place
        from evidence_uses eu
        join insights i on i.workspace_id = eu.workspace_id and i.id = eu.insight_id and i.trashed_at is null
        join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id and p.trashed_at is null
        where eu.workspace_id = ${ctx.workspace.id} and ${owner} = any(${[...ids]}::uuid[])
          and ${isVisible(ctx, 'i.access_id')}
      ) used where place <= ${mostShown} order by created_at desc, id desc`.execute(await ctx.reads.db());
    const byOwner = Map.groupBy(rows, (row) => row.owner);
    return ids.map((id) => byOwner.get(id) ?? []);
  });
}
