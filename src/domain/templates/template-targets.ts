/** What somebody starts with a template. */
export type TemplateTarget = 'project' | DocumentTarget;

/** Those that are a document. */
export type DocumentTarget = 'note' | 'insight';
