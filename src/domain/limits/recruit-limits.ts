import type { CountLimit } from './count-limit.ts';
import type { TextLimit } from './text-limit.ts';

export const recruitTextLimits = {
  internalTitle: { name: 'Internal title', max: 50, min: 3 },
  externalTitle: { name: 'Title', max: 100, min: 3 },
  description: { name: 'Description', max: 800, min: 3 },
  questionTitle: { name: 'Question', max: 250 },
  questionOption: { name: 'Option', max: 250 },
  other: { name: 'Other', max: 50 },
  reportComment: { name: 'Comment', max: 250 },
  prompt: { name: 'Prompt', max: 1000, min: 5 },
} as const satisfies Record<string, TextLimit>;

export const recruitCountLimits = {
  jobTitles: { holder: 'A study', things: 'job titles', max: 10 },
  industries: { holder: 'A study', things: 'industries', max: 5 },
  participants: { holder: 'A study', things: 'participants', max: 20 },
} as const satisfies Record<string, CountLimit>;
