import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const customerInterviews: ProjectTemplate = {
  id: 'customer-interviews',
  kind: 'talk',
  title: 'Customer interviews',
  description: 'Talk with people about what they do, and find what several of them share.',
  icon: 'messages',
  color: 'violet',
  hidden: [],
  framework: 'ByThemes',
  readme: `## What we want to learn

- The decision this research helps with:
- What we believe today, and how sure we are:

## Who we talk to

How many people, who they are, and how they were found.

## Questions

1. Tell me about the last time you …
2. What did you try before that?
3. What was hard about it?
4. What happened next?

## Afterwards

Add a note for each interview, highlight what surprised you, and write an insight for what at least three people said.
`,
  tagGroups: [
    { title: 'What people do', color: 'blue', tags: ['Goal', 'Workaround', 'Habit'] },
    { title: 'How it goes', color: 'red', tags: ['Pain', 'Delight', 'Surprise'] },
    { title: 'What they want', color: 'green', tags: ['Need', 'Wish', 'Reason to switch'] },
  ],
  fields: [
    { label: 'Interview date', type: 'DATETIME' },
    { label: 'Segment', type: 'SELECT', options: ['New customer', 'Regular customer', 'Former customer'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By segment', group: { field: 'Segment' } },
  ],
  note: {
    title: 'Template: Interview',
    text: `## Before

- Who they are, and how they were found:
- What they agreed to:

## Questions

1. Tell me about the last time you …
2. What did you try before that?
3. What was hard about it?
4. What happened next?

## Right afterwards

- What surprised us:
- What we would ask next time:
`,
  },
  insight: finding,
};
