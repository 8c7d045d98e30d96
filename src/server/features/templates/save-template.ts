import { UnprocessableContent, ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TemplatePart } from '#domain/templates/template-parts.ts';
import { readStarting } from '#server/features/project-exports/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { readTemplate, type Template } from './template.ts';
import './tables.ts';

export type NewTemplate = {
  projectId: string;
  title: string;
  description?: string | null;
  parts: readonly TemplatePart[];
};

const mostCharacters = 5_000_000;

/** Copies how a project is set up, for everybody in the workspace: only its owners may give that away. */
export async function saveTemplate(ctx: Ctx, input: NewTemplate): Promise<Template> {
  const { viewer } = requireMember(ctx);
  const title = accept(parseText(textLimits.projectTitle, input.title));
  if (title === '') throw new ValidationError('Enter a title');
  const description = accept(parseText(textLimits.projectSummary, input.description ?? ''));
  allow(ctx, 'template.manage');
  const db = await ctx.reads.db();
  const project = await getAccessObject(ctx, db, { type: 'project', id: input.projectId });
  allow(ctx, 'project.updateSettings', project);
  const contents = JSON.stringify(await readStarting(ctx, input.projectId, new Set(input.parts)));
  if (contents.length > mostCharacters)
    throw new UnprocessableContent(
      'This project is too large for a template. Leave out its notes or insights.',
    );
  return inTransaction(ctx, async (tx) => {
    const id = tx.newId();
    await tx.db
      .insertInto('workspace_templates')
      .values({
        workspace_id: tx.workspace.id,
        id,
        title,
        description,
        contents,
        created_by: viewer.id,
        created_at: tx.now(),
      })
      .execute();
    await tx.record({ type: 'template.created', payload: { templateId: id }, objectId: id });
    return readTemplate(tx, id);
  });
}
