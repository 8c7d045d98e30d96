import { agentEventLabels } from '#domain/agents/agent.ts';
import { scheduleText } from '#domain/agents/schedule-choice.ts';
import type { AgentCardFragment, AgentRunCardFragment } from '#web/lib/graphql.gen.ts';
import type { BadgeTone } from '#web/ui/badge.tsx';

export const toolLabels = {
  SEARCH: 'Search',
  READ: 'Read whole documents',
  THEMES: 'Themes of channels',
  CREATE_DOC: 'Create a document',
  NOTIFY: 'Notify me',
  WRITE: 'Write',
} as const;

export const eventLabels = {
  NOTE_CREATED: agentEventLabels['note:created'],
  INSIGHT_PUBLISHED: agentEventLabels['insight:published'],
  THEME_CREATED: agentEventLabels['theme:created'],
  THEME_RISING: agentEventLabels['theme:rising'],
} as const;

/** "Every Monday at 09:00 (Europe/Berlin)" */
export function whenText({ trigger, cron, timeZone, event }: AgentCardFragment): string {
  if (trigger === 'SCHEDULE' && cron !== null) return `${scheduleText(cron)} (${timeZone ?? 'UTC'})`;
  if (trigger === 'EVENT' && event !== null) return `When this happens: ${eventLabels[event].toLowerCase()}`;
  return 'Only when you run it';
}

type RunState = AgentRunCardFragment['state'];

export const stateLabels: Record<RunState, string> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Done',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  MISSED: 'Missed',
  REFUSED: 'Not run',
};

export const stateTones: Record<RunState, BadgeTone> = {
  WAITING: 'neutral',
  RUNNING: 'accent',
  DONE: 'success',
  FAILED: 'danger',
  CANCELLED: 'neutral',
  MISSED: 'warning',
  REFUSED: 'warning',
};

export const triggerLabels = { SCHEDULE: 'Schedule', EVENT: 'Event', MANUAL: 'By hand' } as const;

export function isUnderWay({ state }: Pick<AgentRunCardFragment, 'state'>): boolean {
  return state === 'WAITING' || state === 'RUNNING';
}
