import { ValidationError } from '#domain/errors/hark-error.ts';
import { parseText } from '#domain/limits/text-limit.ts';
import { textLimits } from '#domain/limits/text-limits.ts';
import { accept } from '#domain/parsed/parsed.ts';
import type { TemplateTarget } from '#domain/templates/template-targets.ts';
import type { TxCtx } from '#server/platform/context/context.ts';
import { checkTemplateRoom } from './check-template-room.ts';
import { readTemplate, type Template } from './template.ts';
import './tables.ts';

export type TemplateWords = { readonly title: string; readonly description: string };

export function readWords(input: { title: string; description?: string | null }): TemplateWords {
  const title = accept(parseText(textLimits.templateTitle, input.title));
  if (title === '') throw new ValidationError('Enter a title');
  return { title, description: accept(parseText(textLimits.templateDescription, input.description ?? '')) };
}

type NewRow = TemplateWords & {
  readonly target: TemplateTarget;
  /** JSON. */
  readonly contents: string;
  readonly createdBy: string;
  readonly byHand?: boolean;
  /** How many templates a workspace may have; undefined for no limit. */
  readonly most: number | undefined;
};

/** For commands that have checked that somebody may. */
export async function insertTemplate(
  tx: TxCtx,
  { target, title, description, contents, createdBy, byHand = false, most }: NewRow,
): Promise<Template> {
  await checkTemplateRoom(tx, most);
  const id = tx.newId();
  await tx.db
    .insertInto('workspace_templates')
    .values({
      workspace_id: tx.workspace.id,
      id,
      target,
      by_hand: byHand,
      title,
      description,
      contents,
      created_by: createdBy,
      created_at: tx.now(),
    })
    .execute();
  await tx.record({ type: 'template.created', payload: { templateId: id }, objectId: id });
  return readTemplate(tx, id);
}
