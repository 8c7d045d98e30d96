export const templateTypes = ['Community', 'Workspace', 'Manual'] as const;
export type TemplateType = (typeof templateTypes)[number];
