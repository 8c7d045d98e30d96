import { countLimits } from '#domain/limits/count-limits.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { defaultProjectStatus } from '#domain/projects/project-status.ts';
import { changeSection, defaultSections, type ProjectSection } from '#domain/projects/sections.ts';
import type { ProjectTemplate } from '#domain/templates/project-template.ts';
import { getAccessObject, registerObject } from '#server/kernel/access/index.ts';
import { createDocument } from '#server/kernel/documents/index.ts';
import { checkRoom, lockWorkspace } from '#server/platform/context/check-room.ts';
import { inTransaction, type Ctx, type TxCtx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { countProjects } from './count-projects.ts';
import { projectColumns, type Project } from './project.ts';
import { readLook } from './project-look.ts';
import type { NewProject, ProjectStart } from './project-start.ts';
import { getTemplate, startFromTemplate } from './start-from-template.ts';
import './tables.ts';

/** A new project of the person who asks, blank or from a template. */
export async function createProject(
  ctx: Ctx,
  { templateId, ...input }: NewProject & { templateId?: string | null },
): Promise<Project> {
  const { viewer } = requireMember(ctx);
  const template = templateId == null ? null : getTemplate(templateId);
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'project.create');
    // Before the folder is looked at: nobody takes it away in between.
    await lockWorkspace(tx);
    if (input.folderId != null) {
      allow(tx, 'folder.update', await getAccessObject(tx, tx.db, { type: 'folder', id: input.folderId }));
    }
    const chosen = { ...given(input), createdBy: viewer.id };
    return template === null ? insertProject(tx, chosen) : insertFromTemplate(tx, template, chosen);
  });
}

/** For commands that have checked that somebody may. */
export async function insertFromTemplate(
  tx: TxCtx,
  template: ProjectTemplate,
  input: NewProject & { createdBy: string },
): Promise<Project> {
  const project = await insertProject(tx, { ...startFromTemplate(template), ...input });
  const payload = { templateId: template.id, projectId: project.id };
  await tx.record({ type: 'template.used', payload, objectId: null });
  return project;
}

/** What nobody chose stays as the template has it. */
function given(input: NewProject): NewProject {
  const { color, icon, ...rest } = input;
  return { ...rest, ...(color != null && { color }), ...(icon != null && { icon }) };
}

/** For commands that have checked that somebody may. */
export async function insertProject(tx: TxCtx, input: ProjectStart): Promise<Project> {
  const title = accept(parseText(textLimits.projectTitle, input.title));
  const summary = accept(parseText(textLimits.projectSummary, input.summary ?? ''));
  const look = readLook(input);
  await checkRoom(tx, countLimits.projectsPerWorkspace, () => countProjects(tx));
  const id = tx.newId();
  const folderId = input.folderId ?? null;
  const accessId = await registerObject(tx, {
    id,
    type: 'project',
    parentId: folderId,
    // In a folder it follows the folder. Elsewhere new research is open to the team that does it; the person who made it
    // decides who else.
    ...(folderId === null && { grants: { markup: 'WRITE', [input.createdBy]: 'FULL' } as const }),
  });
  const project = await tx.db
    .insertInto('projects')
    .values({
      workspace_id: tx.workspace.id,
      id,
      folder_id: folderId,
      access_id: accessId,
      title,
      summary,
      color: look.color ?? null,
      icon: look.icon ?? null,
      status: input.status ?? defaultProjectStatus,
      sections: JSON.stringify(sectionsWithout(input.hidden ?? [])),
      transcription_language: null,
      default_framework: input.framework ?? null,
      default_summary_language: null,
      created_by: input.createdBy,
      is_sample: input.isSample ?? false,
      trashed_at: null,
      trashed_by: null,
      trashed_with: null,
      created_at: tx.now(),
      updated_at: tx.now(),
    })
    .returning(projectColumns)
    .executeTakeFirstOrThrow();
  await createDocument(tx, {
    id,
    kind: 'readme',
    ownerId: id,
    ...(input.readme && { content: input.readme }),
  });
  await tx.record({
    type: 'project.created',
    payload: { projectId: id },
    objectId: id,
    version: project.version,
  });
  return project;
}

function sectionsWithout(hidden: readonly ProjectSection[]): object {
  if (hidden.length === 0) return {};
  return hidden.reduce(
    (states, section) => changeSection(states, { section, enabled: false }),
    defaultSections,
  );
}
