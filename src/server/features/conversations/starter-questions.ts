import { jobRoles, type JobRole } from '#domain/accounts/job-roles.ts';
import { starterQuestionsFor } from '#domain/ai/starter-questions.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import '#server/kernel/members/tables.ts';

/** What somebody with this person's job may want to ask first. */
export async function listStarterQuestions(ctx: Ctx): Promise<string[]> {
  const { viewer } = requireMember(ctx);
  const row = await (
    await ctx.reads.db()
  )
    .selectFrom('members')
    .select('job_role')
    .where('workspace_id', '=', ctx.workspace.id)
    .where('id', '=', viewer.id)
    .executeTakeFirst();
  const role = jobRoles.find((one): one is JobRole => one === row?.job_role) ?? null;
  return [...starterQuestionsFor(role)];
}
