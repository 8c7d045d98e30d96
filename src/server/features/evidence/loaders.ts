import { sql } from 'kysely';
import '#server/features/insights/tables.ts';
import { isVisible } from '#server/kernel/access/index.ts';
import '#server/kernel/projects/tables.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfLists, type Loader } from '#server/platform/graphql/loader.ts';
import './tables.ts';

export type UsingInsight = { readonly id: string; readonly title: string };
type Use = UsingInsight & { readonly owner: string };

/** More than that nobody reads in a cell. */
const mostShown = 20;

/** The insights that show a highlight and that the person may see, the newest first. */
export const insightsOfHighlights = insightsBy('eu.target_id');

/** Those that show a note, or a highlight in it. */
export const insightsOfNotes = insightsBy('eu.note_id');

function insightsBy(column: string): Loader<readonly UsingInsight[]> {
  const owner = sql.ref(column);
  return loaderOfLists<Use>(
    (use) => use.owner,
    async (ctx, db, ids) => {
      const { rows } = await sql<Use>`
        select * from (
          select distinct ${owner} as owner, i.id, i.title, i.created_at,
            dense_rank() over (partition by ${owner} order by i.created_at desc, i.id desc) as place
          from evidence_uses eu
          join insights i on i.workspace_id = eu.workspace_id and i.id = eu.insight_id and i.trashed_at is null
          join projects p on p.workspace_id = i.workspace_id and p.id = i.project_id and p.trashed_at is null
          where ${isInWorkspace(ctx.workspace.id, column, ids)} and ${isVisible(ctx, 'i.access_id')}
        ) used where place <= ${mostShown} order by created_at desc, id desc`.execute(db);
      return rows;
    },
  );
}
