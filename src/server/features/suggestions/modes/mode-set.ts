import type { AiMode } from '#domain/ai/features.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { readChosenModes, readModes } from './read-modes.ts';

export type ModeSet = { readonly highlights: AiMode; readonly tags: AiMode };
export type ProjectModeSet = { readonly highlights: AiMode | null; readonly tags: AiMode | null };

/** What holds in the workspace where a project does not choose for itself. */
export async function getModeSet(ctx: Ctx): Promise<ModeSet> {
  requireMember(ctx);
  const { Highlights, Tags } = await readModes(await ctx.reads.db(), ctx.workspace.id, null);
  return { highlights: Highlights, tags: Tags };
}

export async function getProjectModeSet(ctx: RequestCtx, projectId: string): Promise<ProjectModeSet> {
  const none = { highlights: null, tags: null };
  if (!(await projectLoader(ctx).load(projectId))) return none;
  const { Highlights = null, Tags = null } = await readChosenModes(
    await ctx.reads.db(),
    ctx.workspace.id,
    projectId,
  );
  return { highlights: Highlights, tags: Tags };
}
