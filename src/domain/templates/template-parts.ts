/** What of a project can go along into a template, in the order in which it is offered. */
export const templateParts = ['TAGS', 'FIELDS', 'VIEWS', 'QUESTIONS', 'NOTES', 'INSIGHTS'] as const;
export type TemplatePart = (typeof templateParts)[number];

export const templatePartTitles: Readonly<Record<TemplatePart, string>> = {
  TAGS: 'Tags',
  FIELDS: 'Fields',
  VIEWS: 'Views',
  QUESTIONS: 'Questions',
  NOTES: 'Notes, without highlights and files',
  INSIGHTS: 'Insights, as drafts',
};

/** Notes and insights are research; a template is usually how it was set up. */
export const usualTemplateParts: readonly TemplatePart[] = ['TAGS', 'FIELDS', 'VIEWS', 'QUESTIONS'];
