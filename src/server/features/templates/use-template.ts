import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import { writeStarting } from '#server/features/project-imports/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readTemplateContents } from './template.ts';

/** A new project of the person who asks, set up as the template; answers its id. */
export async function useTemplate(ctx: Ctx, input: { id: string; title: string }): Promise<string> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.projectTitle, input.title));
  return inTransaction(ctx, async (tx) => {
    allow(tx, 'template.use');
    allow(tx, 'project.create');
    const contents = await readTemplateContents(tx, input.id);
    const projectId = await writeStarting(tx, { contents, title, createdBy: viewer.id });
    const payload = { templateId: input.id, projectId };
    await tx.record({ type: 'template.used', payload, objectId: null });
    return projectId;
  });
}
