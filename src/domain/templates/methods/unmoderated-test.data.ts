import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const unmoderatedTest: ProjectTemplate = {
  id: 'unmoderated-test',
  kind: 'watch',
  title: 'Test without a moderator',
  description: 'Let people try something alone, and watch the recordings afterwards.',
  icon: 'device-mobile',
  color: 'olive',
  hidden: [],
  framework: 'UsabilityTest',
  readme: `## The tasks

Each with the exact words that people read, and how we know that they succeeded.

## A dry run

Two people first: if they misread a task, everybody will.

## Watching

1. Upload the recordings: each becomes a note with its transcript.
2. Mark where people stopped, at normal speed at first.
3. The charts count by task.
`,
  tagGroups: [
    { title: 'Task', color: 'olive', tags: ['Succeeded', 'Failed', 'Misread the task'] },
    { title: 'What happened', color: 'orange', tags: ['Hesitated', 'Wrong turn', 'Said aloud'] },
  ],
  fields: [
    { label: 'Task', type: 'SELECT', options: ['First', 'Second', 'Third'] },
    { label: 'Seconds needed', type: 'NUMBER' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By task', group: { field: 'Task' } },
  ],
  note: {
    title: 'Template: Recording',
    text: `## Who, and on what device

## Task by task

- Succeeded:
- Where they hesitated:
- What they said:

## What they would change
`,
  },
  insight: finding,
};
