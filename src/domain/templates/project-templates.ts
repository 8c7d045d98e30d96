import type { ProjectTemplate } from './project-template.ts';
import { projectTemplateData } from './project-templates.data.ts';

export const projectTemplates: readonly ProjectTemplate[] = projectTemplateData;

export function findProjectTemplate(id: string): ProjectTemplate | undefined {
  return projectTemplates.find((template) => template.id === id);
}
