import type { Written } from '#server/kernel/writing/index.ts';

/** An interview, a session, a ticket: what research starts from. Its content is the document of the same id. */
export type Note = Written;
