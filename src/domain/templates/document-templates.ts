import type { SummaryFramework } from '#domain/ai/frameworks.ts';
import type { ProjectTemplate, TemplateDocument } from './project-template.ts';
import { projectTemplates } from './project-templates.ts';
import type { DocumentTarget } from './template-targets.ts';

/** The note or insight of a method, to start from in any project. */
export type DocumentTemplate = {
  readonly id: string;
  readonly target: DocumentTarget;
  readonly title: string;
  readonly description: string;
  /** The title of what is started with it. */
  readonly startTitle: string;
  /** Markdown. */
  readonly text: string;
  /** Methods whose projects it fits best. */
  readonly frameworks: readonly SummaryFramework[];
};

/** In the order in which they are offered. Methods that share an insight offer it once. */
export function documentTemplates(target: DocumentTarget): readonly DocumentTemplate[] {
  return target === 'note' ? noteTemplates : insightTemplates;
}

export function findDocumentTemplate(target: DocumentTarget, id: string): DocumentTemplate | undefined {
  return documentTemplates(target).find((template) => template.id === id);
}

const noteTemplates = projectTemplates.map(({ id, title, description, note, framework }) => ({
  id,
  target: 'note' as const,
  title,
  description,
  ...startOf(note),
  frameworks: [framework],
}));

const insightTemplates = [...methodsByInsight()].map(([insight, methods]) => ({
  id: methods[0]?.id ?? '',
  target: 'insight' as const,
  title: startOf(insight).startTitle,
  description:
    methods.length > 3 ? 'For most kinds of research' : methods.map(({ title }) => title).join(', '),
  ...startOf(insight),
  frameworks: methods.map(({ framework }) => framework),
}));

function methodsByInsight(): ReadonlyMap<TemplateDocument, readonly ProjectTemplate[]> {
  return Map.groupBy(projectTemplates, ({ insight }) => insight);
}

/** In a project of the method they are titled as what they are: templates. */
function startOf({ title, text }: TemplateDocument): Pick<DocumentTemplate, 'startTitle' | 'text'> {
  return { startTitle: title.replace(/^Template: /, ''), text };
}
