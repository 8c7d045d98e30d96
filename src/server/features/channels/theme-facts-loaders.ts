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

/** Enough people are nearly always among so few; only where they are not, more are looked at. */
const looked = 50;
const mostLooked = 2000;
const enoughPeople = 5;

/** What says whether a theme is more than an early signal. */
export const themeFactsLoader = loaderOfMap<ThemeFacts | null>(null, async (ctx, db, ids) => {
  const peopleAmong = (most: number) => sql`(select count(distinct participant)::int from (
    select p.participant from data_points p where p.workspace_id = t.workspace_id and p.theme_id = t.id
    order by p.said_at desc, p.id desc limit ${most}) newest)`;
  const { rows } = await sql<ThemeFacts & { id: string }>`
    select t.id, t.point_count as "pointCount",
      (select min(d.day)::timestamptz from theme_days d
        where d.workspace_id = t.workspace_id and d.theme_id = t.id and d.point_count > 0) as "firstDay",
      case when q.people >= ${enoughPeople} then q.people else ${peopleAmong(mostLooked)} end as "peopleCount"
    from themes t cross join lateral (select ${peopleAmong(looked)} as people) q
    where ${isInWorkspace(ctx.workspace.id, 't.id', ids)}`.execute(db);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
});
