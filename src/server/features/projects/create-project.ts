import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { registerObject } from '#server/features/access/index.ts';
import { checkRoom } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { countProjects } from './count-projects.ts';
import { projectColumns, type Project } from './project.ts';
import './tables.ts';

export type NewProject = { title: string; summary?: string | null };

/** A new project of the person who asks. */
export async function createProject(ctx: Ctx, input: NewProject): Promise<Project> {
  const { viewer } = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'project.create');
    return insertProject(tx, { ...input, createdBy: viewer.id, isSample: false });
  });
}

type ProjectRow = NewProject & { createdBy: string; isSample: boolean };

export async function insertProject(tx: TxCtx, input: ProjectRow): Promise<Project> {
  const title = accept(parseText(textLimits.projectTitle, input.title));
  const summary = accept(parseText(textLimits.projectSummary, input.summary ?? ''));
  await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx));
  const now = tx.now();
  const id = tx.newId();
  // New research is open to the team that does it; whoever made it decides who else.
  const accessId = await registerObject(tx, {
    id,
    type: 'project',
    parentId: null,
    grants: { markup: 'WRITE', [input.createdBy]: 'FULL' },
  });
  const project = await tx.db
    .insertInto('projects')
    .values({
      workspace_id: tx.workspace.id,
      id,
      access_id: accessId,
      title,
      summary,
      created_by: input.createdBy,
      is_sample: input.isSample,
      trashed_at: null,
      trashed_by: null,
      created_at: now,
      updated_at: now,
    })
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await tx.record({
    type: 'project.created',
    payload: { projectId: project.id },
    objectId: project.id,
    version: project.version,
  });
  return project;
}
