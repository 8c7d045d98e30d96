import type { TemplateTarget } from '#web/lib/graphql.gen.ts';

/** The lists of templates, each with its address. */
export const templatePages = [
  { target: 'PROJECT', route: 'settingsTemplatesProjects', label: 'Projects' },
  { target: 'NOTE', route: 'settingsTemplatesNotes', label: 'Notes' },
  { target: 'INSIGHT', route: 'settingsTemplatesInsights', label: 'Insights' },
] as const satisfies readonly { target: TemplateTarget; route: string; label: string }[];
