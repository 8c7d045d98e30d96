import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const stakeholderInterviews: ProjectTemplate = {
  id: 'stakeholder-interviews',
  kind: 'talk',
  title: 'Stakeholder interviews',
  description: 'Learn what the people around a product know, expect and fear before you begin.',
  icon: 'users',
  color: 'magenta',
  hidden: [],
  framework: 'ByQuestion',
  readme: `## Why we ask

The decision ahead, who makes it, and by when.

## Whom we ask

| Person | What they decide | When |
| --- | --- | --- |
|  |  |  |

## Questions

1. What would make this a success for you?
2. What do you believe about our customers that you have not seen yourself?
3. What must not happen?
4. What was tried before?
`,
  tagGroups: [
    { title: 'What they bring', color: 'blue', tags: ['Goal', 'Assumption', 'Fact', 'Constraint'] },
    { title: 'Concerns', color: 'red', tags: ['Risk', 'Conflict', 'Open question'] },
  ],
  fields: [
    { label: 'Department', type: 'TEXT' },
    { label: 'Say in the decision', type: 'SELECT', options: ['Decides', 'Is asked', 'Is told'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By say', group: { field: 'Say in the decision' } },
  ],
  note: {
    title: 'Template: Conversation',
    text: `## Who, and what they answer for

## What success looks like to them

## What they take for granted

## What worries them

## Who else we should ask
`,
  },
  insight: finding,
};
