import { ValidationError } from '#domain/errors/hark-error.ts';
import { tagColor } from '#domain/tags/tag-colors.ts';
import { findProjectTemplate } from '#domain/templates/project-templates.ts';
import { fromMarkdown } from '#editor/markdown/from-markdown.ts';
import type { ProjectStart } from './project-start.ts';

/** What a template brings to a new project. */
export function startFromTemplate(
  templateId: string,
): Pick<ProjectStart, 'color' | 'icon' | 'hidden' | 'framework' | 'readme'> {
  const template = findProjectTemplate(templateId);
  if (!template) throw new ValidationError('There is no such template. Choose one from the list.');
  return {
    color: tagColor(template.color).hex,
    icon: template.icon,
    hidden: template.hidden,
    framework: template.framework,
    readme: fromMarkdown(template.readme),
  };
}
