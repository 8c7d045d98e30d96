import { wireEnum } from '#server/platform/graphql/wire-enum.ts';

export const triggers = wireEnum({ SCHEDULE: 'schedule', EVENT: 'event', MANUAL: 'manual' });
export const events = wireEnum({
  NOTE_CREATED: 'note:created',
  INSIGHT_PUBLISHED: 'insight:published',
  THEME_CREATED: 'theme:created',
  THEME_RISING: 'theme:rising',
});
const toolNames = {
  SEARCH: 'search',
  READ: 'read',
  THEMES: 'themes',
  CREATE_DOC: 'createDoc',
  NOTIFY: 'notify',
} as const;
export const tools = wireEnum(toolNames);
export const stepTools = wireEnum({ ...toolNames, WRITE: 'write' });
export const documents = wireEnum({ NOTE: 'note', INSIGHT: 'insight', DOC: 'doc' });
export const runStates = wireEnum({
  WAITING: 'waiting',
  RUNNING: 'running',
  DONE: 'done',
  FAILED: 'failed',
  CANCELLED: 'cancelled',
  MISSED: 'missed',
  REFUSED: 'refused',
});
export const outcomes = wireEnum({ DONE: 'done', PLANNED: 'planned', REFUSED: 'refused' });
export const engines = wireEnum({ EMBEDDED: 'embedded', MODEL: 'model' });
