import { UnprocessableContent } from '#domain/errors/hark-error.ts';
import type { TemplatePart } from '#domain/templates/template-parts.ts';
import { readStarting } from '#server/features/project-exports/index.ts';
import { getAccessObject } from '#server/kernel/access/index.ts';
import { inTransaction, type Ctx } from '#server/platform/context/context.ts';
import { allow, requireMember } from '#server/platform/context/require-member.ts';
import { insertTemplate, readWords } from './insert-template.ts';
import type { Template } from './template.ts';

export type NewTemplate = {
  projectId: string;
  title: string;
  description?: string | null;
  parts: readonly TemplatePart[];
};

const mostCharacters = 5_000_000;

/** Copies how a project is set up, for everybody in the workspace: only its owners may give that away. */
export async function saveTemplate(
  ctx: Ctx,
  input: NewTemplate,
  most: number | undefined,
): Promise<Template> {
  const { viewer } = requireMember(ctx);
  const words = readWords(input);
  allow(ctx, 'template.manage');
  const db = await ctx.reads.db();
  const project = await getAccessObject(ctx, db, { type: 'project', id: input.projectId });
  allow(ctx, 'project.updateSettings', project);
  const contents = JSON.stringify(await readStarting(ctx, input.projectId, new Set(input.parts)));
  if (contents.length > mostCharacters)
    throw new UnprocessableContent(
      'This project is too large for a template. Leave out its notes or insights.',
    );
  return inTransaction(ctx, (tx) =>
    insertTemplate(tx, { ...words, target: 'project', contents, createdBy: viewer.id, most }),
  );
}
