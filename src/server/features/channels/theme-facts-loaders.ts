import { sql } from 'kysely';
import type { ThemeFacts } from '#domain/channels/theme-rules.ts';
import { isInWorkspace } from '#server/platform/db/is-among.ts';
import { loaderOfMap } from '#server/platform/graphql/loader.ts';
import './tables.ts';

export type TitleProposal = { readonly title: string; readonly why: 'drift' | 'label' };

/** Open proposals of other titles. */
export const proposalLoader = loaderOfMap<TitleProposal | null>(null, async (ctx, db, ids) => {
  const { rows } = await sql<TitleProposal & { themeId: string }>`
    select theme_id as "themeId", title, why from theme_proposals
    where ${isInWorkspace(ctx.workspace.id, 'theme_id', ids)} and dismissed_at is null`.execute(db);
  return new Map(rows.map(({ themeId, ...proposal }) => [themeId, proposal]));
});

const enoughPeople = 5;

/** What says whether a theme is more than an early signal. People are counted as far as that matters. */
export const themeFactsLoader = loaderOfMap<ThemeFacts | null>(null, async (ctx, db, ids) => {
  const { rows } = await sql<ThemeFacts & { id: string }>`
    select t.id, t.point_count as "pointCount",
      (select min(d.day)::timestamptz from theme_days d
        where d.workspace_id = t.workspace_id and d.theme_id = t.id and d.point_count > 0) as "firstDay",
      (with recursive people as (
        (select p.participant, 1 as place from data_points p
          where p.workspace_id = t.workspace_id and p.theme_id = t.id and p.participant is not null
          order by p.participant limit 1)
        union all
        select next.participant, k.place + 1 from people k cross join lateral (
          select p.participant from data_points p
          where p.workspace_id = t.workspace_id and p.theme_id = t.id and p.participant > k.participant
          order by p.participant limit 1) next
        where k.place < ${enoughPeople}
      ) select count(*)::int from people) as "peopleCount"
    from themes t
    where ${isInWorkspace(ctx.workspace.id, 't.id', ids)}`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
});
