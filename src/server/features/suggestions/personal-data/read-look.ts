import { getAccessObject } from '#server/kernel/access/index.ts';
import type { Ctx } from '#server/platform/context/context.ts';
import { allow } from '#server/platform/context/require-member.ts';
import { findLook, type PersonalLook } from './personal-look.ts';

/** The newest of the workspace or of a project, for who may choose the mode there. */
export async function readLook(ctx: Ctx, projectId: string | null): Promise<PersonalLook | null> {
  const db = await ctx.reads.db();
  if (projectId === null) allow(ctx, 'ai.setModes');
  else
    allow(ctx, 'project.updateSettings', await getAccessObject(ctx, db, { type: 'project', id: projectId }));
  return findLook(db, ctx.workspace.id, { projectId });
}
