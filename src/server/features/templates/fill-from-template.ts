import { tagColor } from '#domain/tags/tag-colors.ts';
import type { ProjectTemplate, TemplateView } from '#domain/templates/project-template.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import type { ViewData } from '#domain/views/view-data.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import { insertField, type Field } from '#server/features/fields/index.ts';
import { insertInsight } from '#server/features/insights/index.ts';
import { insertNote } from '#server/features/notes/index.ts';
import { ensureDefaultBoard, insertGroup, insertTag, readTagChange } from '#server/features/tags/index.ts';
import { addView } from '#server/features/views/index.ts';
import type { TxCtx } from '#server/platform/context/context.ts';

type Filling = { readonly templateId: string; readonly projectId: string; readonly createdBy: string };

/** Tags, fields, views and documents to start from, as if the person who made the project had made them. */
export async function fillFromTemplate(tx: TxCtx, filling: Filling): Promise<void> {
  const template = findProjectTemplate(filling.templateId);
  if (!template) return;
  const { projectId, createdBy } = filling;
  await addTags(tx, filling, template);
  const fields = await addFields(tx, filling, template);
  for (const view of template.views)
    await addView(tx, { ...view, projectId, createdBy, data: dataOf(view, fields) });
  const { note, insight } = template;
  await insertNote(tx, { projectId, title: note.title, content: fromMarkdown(note.text), createdBy });
  await insertInsight(tx, {
    projectId,
    title: insight.title,
    content: fromMarkdown(insight.text),
    createdBy,
  });
}

async function addTags(
  tx: TxCtx,
  { projectId, createdBy }: Filling,
  { tagGroups }: ProjectTemplate,
): Promise<void> {
  const boardId = await ensureDefaultBoard(tx, { projectId, createdBy });
  for (const { title, color, tags } of tagGroups) {
    const group = await insertGroup(tx, { boardId, title, color: tagColor(color).hex, createdBy });
    for (const tag of tags)
      await insertTag(tx, { ...readTagChange({ title: tag }), boardId, groupId: group.id, createdBy });
  }
}

async function addFields(tx: TxCtx, { projectId }: Filling, template: ProjectTemplate): Promise<Field[]> {
  const made: Field[] = [];
  for (const { label, type, options = [] } of template.fields)
    made.push(
      await insertField(tx, {
        owner: 'note',
        projectId,
        label,
        type,
        ...(type === 'SELECT' && { options: options.map((one) => ({ label: one })), maxOptions: 1 }),
      }),
    );
  return made;
}

function dataOf({ group }: TemplateView, fields: readonly Field[]): ViewData {
  if (group === undefined) return {};
  if (typeof group === 'string') return { group: { by: group } };
  const field = fields.find(({ label }) => label === group.field);
  return field ? { group: { by: 'SELECT', fieldId: field.id } } : {};
}
