import { ValidationError } from '#domain/errors/hark-error.ts';
import { tagColor } from '#domain/tags/tag-colors.ts';
import type { ProjectTemplate } from '#domain/templates/project-template.ts';
import { findProjectTemplate, unknownTemplateMessage } from '#domain/templates/project-templates.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import type { ProjectStart } from './project-start.ts';

/** Throws ValidationError for one that does not exist. */
export function getTemplate(templateId: string): ProjectTemplate {
  const template = findProjectTemplate(templateId);
  if (!template) throw new ValidationError(unknownTemplateMessage);
  return template;
}

/** What a template brings to a new project. */
export function startFromTemplate(
  template: ProjectTemplate,
): Pick<ProjectStart, 'color' | 'icon' | 'hidden' | 'framework' | 'readme'> {
  return {
    color: tagColor(template.color).hex,
    icon: template.icon,
    hidden: template.hidden,
    framework: template.framework,
    readme: fromMarkdown(template.readme),
  };
}
