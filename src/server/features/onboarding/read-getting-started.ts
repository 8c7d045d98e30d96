import { companySizes } from '#domain/accounts/company-sizes.ts';
import { jobRoles } from '#domain/accounts/job-roles.ts';
import { gettingStarted, type GettingStarted } from '#domain/onboarding/getting-started.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import '#server/kernel/members/tables.ts';
import '#server/kernel/workspaces/tables.ts';

/** For the person who asks: their own job, and the size of the company that the workspace was created for. */
export async function readGettingStarted(ctx: Ctx): Promise<GettingStarted> {
  const { viewer } = requireMember(ctx);
  const db = await ctx.reads.db();
  const row = await db
    .selectFrom('members')
    .innerJoin('workspace_settings', 'workspace_settings.workspace_id', 'members.workspace_id')
    .select(['job_role', 'org_size'])
    .where('members.workspace_id', '=', ctx.workspace.id)
    .where('members.id', '=', viewer.id)
    .executeTakeFirst();
  return gettingStarted({
    jobRole: jobRoles.find((role) => role === row?.job_role) ?? null,
    orgSize: companySizes.find((size) => size === row?.org_size) ?? null,
  });
}
