import type { AiMode } from '#domain/ai/features.ts';
import { projectLoader } from '#server/kernel/projects/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { requireMember } from '#server/platform/context/require-member.ts';
import type { RequestCtx } from '#server/platform/graphql/request-ctx.ts';
import { readChosenModes, readModes } from '#server/platform/ai/modes/read-modes.ts';

type ModeSet = {
  readonly summarize: AiMode;
  readonly highlights: AiMode;
  readonly tags: AiMode;
  readonly redact: AiMode;
};
export type WorkspaceModeSet = ModeSet & { readonly redactChosen: AiMode | null };
export type ProjectModeSet = { readonly [Feature in keyof ModeSet]: AiMode | null };

/** What holds in the workspace where a project does not choose for itself. */
export async function getModeSet(ctx: Ctx): Promise<WorkspaceModeSet> {
  requireMember(ctx);
  const db = await ctx.reads.db();
  const { Summarize, Highlights, Tags, Redact } = await readModes(db, ctx.workspace.id, null);
  const { Redact: redactChosen = null } = await readChosenModes(db, ctx.workspace.id, null);
  return { summarize: Summarize, highlights: Highlights, tags: Tags, redact: Redact, redactChosen };
}

export async function getProjectModeSet(ctx: RequestCtx, projectId: string): Promise<ProjectModeSet> {
  const none = { summarize: null, highlights: null, tags: null, redact: null };
  if (!(await projectLoader(ctx).load(projectId))) return none;
  const {
    Summarize = null,
    Highlights = null,
    Tags = null,
    Redact = null,
  } = await readChosenModes(await ctx.reads.db(), ctx.workspace.id, projectId);
  return { summarize: Summarize, highlights: Highlights, tags: Tags, redact: Redact };
}
