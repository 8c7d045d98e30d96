import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const churnInterviews: ProjectTemplate = {
  id: 'churn-interviews',
  kind: 'talk',
  title: 'Churn interviews',
  description: 'Talk with people who left, and learn what would have kept them.',
  icon: 'route',
  color: 'red',
  hidden: [],
  framework: 'CustomerCall',
  readme: `## Whom we ask

People who left in the last 30 days, from each plan. Those who stayed nearly as long as the others are worth the most.

## What we ask

1. What were you hoping for when you started?
2. When did you first think of leaving?
3. What happened right before you left?
4. What do you use now, and how does it compare?
5. What would have had to be different?

## Fairness

Nobody is talked into coming back during the interview.
`,
  tagGroups: [
    {
      title: 'Why they left',
      color: 'red',
      tags: ['Price', 'Missing feature', 'Too hard', 'Bad service', 'No need anymore'],
    },
    { title: 'Moments', color: 'orange', tags: ['First doubt', 'Last straw'] },
    { title: 'Instead', color: 'blue', tags: ['Competitor', 'Own solution', 'Nothing'] },
  ],
  fields: [
    { label: 'Left on', type: 'DATETIME' },
    { label: 'Would come back', type: 'SELECT', options: ['Yes', 'Maybe', 'No'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By return', group: { field: 'Would come back' } },
  ],
  note: {
    title: 'Template: Interview',
    text: `## Before

- Plan, and how long they stayed:
- What support knows:

## What they hoped for

## How it went wrong

## What they use now

## What would bring them back
`,
  },
  insight: finding,
};
