import { sql } from 'kysely';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { findSampleOwner } from './find-sample-owner.ts';

export type SampleData = {
  readonly projects: number;
  readonly notes: number;
  readonly insights: number;
  readonly ownDocuments: number;
  readonly contacts: number;
  readonly channels: number;
  readonly docs: number;
  readonly folders: number;
  readonly members: number;
};

/** What `removeSampleData` deletes: also what people wrote into the projects of the sample. */
export async function readSampleData(ctx: Ctx): Promise<SampleData> {
  allow(ctx, 'workspace.removeSampleData');
  const workspaceId = ctx.workspace.id;
  const samplesOf = (table: string) =>
    sql`(select count(*)::int from ${sql.table(table)} where workspace_id = ${workspaceId} and is_sample)`;
  const db = await ctx.reads.db();
  const { rows } = await sql<SampleData>`
    with written as (
      select kind, is_own from (
        select 'note' as kind, workspace_id, project_id, created_by, created_at from notes
        union all select 'insight', workspace_id, project_id, created_by, created_at from insights
      ) document
      join projects p on p.workspace_id = document.workspace_id and p.id = document.project_id
      join members author on author.workspace_id = document.workspace_id and author.id = document.created_by
      join workspace_settings s on s.workspace_id = document.workspace_id
      -- The sample's owner is a member like others: what came later is their own work.
      cross join lateral (select not author.is_sample and document.created_at > s.sample_installed_at as is_own) own
      where document.workspace_id = ${workspaceId} and (p.is_sample or author.is_sample)
    )
    select
      (select count(*)::int from written where kind = 'note') as notes,
      (select count(*)::int from written where kind = 'insight') as insights,
      (select count(*)::int from written where is_own) as "ownDocuments",
      ${samplesOf('projects')} as projects,
      ${samplesOf('people')} as contacts,
      ${samplesOf('channels')} as channels,
      ${samplesOf('docs')} as docs,
      ${samplesOf('folders')} as folders,
      ${samplesOf('members')} as members`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('A query of counts always has a row');
  const ownerId = await findSampleOwner(ctx, db);
  return ownerId === undefined ? counts : { ...counts, members: counts.members + 1 };
}
