import { eventName } from '#domain/events/event-name.ts';

/** By the part of the product that follows a change; its own names are for the log of the server. */
const names: Readonly<Record<string, string>> = {
  agents: 'Agents',
  'api-tokens': 'API tokens',
  bulkImports: 'Imports',
  channels: 'Sorting of channels',
  docs: 'AI docs',
  evidence: 'Evidence of insights',
  fields: 'Field values',
  highlights: 'Highlights',
  insights: 'Dates of insights',
  media: 'Processing of recordings',
  mediaExports: 'Exports of recordings',
  notes: 'Dates of notes',
  notifications: 'Notifications',
  onboarding: 'Template of the workspace',
  projectActivity: 'Activity of projects',
  search: 'Search',
  suggestions: 'Suggestions',
  summaries: 'Summaries',
  templates: 'Templates',
  track: 'Usage statistics',
  transcripts: 'Transcripts',
  webhooks: 'Webhooks',
};

/** 'Search, after “Note created”'. */
export function failedWorkName({ subscriber, event }: { subscriber: string; event: string }): string {
  const name = names[subscriber.split('.')[0] ?? ''] ?? 'Other work';
  return event === '' ? name : `${name}, after “${eventName(event)}”`;
}
