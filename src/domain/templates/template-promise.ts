import { countOf } from '#domain/text/count-of.ts';
import type { ProjectTemplate } from './project-template.ts';

/** "Brings 8 tags, 2 fields, 2 views, a note and an insight to start from." */
export function templatePromise({ tagGroups, fields, views }: ProjectTemplate): string {
  const tags = tagGroups.reduce((sum, group) => sum + group.tags.length, 0);
  const counts = [countOf(tags, 'tag'), countOf(fields.length, 'field'), countOf(views.length, 'view')];
  return `Brings ${counts.join(', ')}, a note and an insight to start from.`;
}
