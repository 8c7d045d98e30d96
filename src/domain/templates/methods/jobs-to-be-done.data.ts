import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, job } from './shared-parts.ts';

export const jobsToBeDone: ProjectTemplate = {
  id: 'jobs-to-be-done',
  kind: 'talk',
  title: 'Jobs to be done',
  description: 'Hear the story of a purchase, from the first thought to the first use.',
  icon: 'target',
  color: 'orange',
  hidden: [],
  framework: 'Chronological',
  readme: `## The decision we look at

What people bought or started to use, and when: at most 90 days ago, or they will have forgotten.

## The timeline of each interview

1. When did you first think about it?
2. What made you look around in earnest?
3. What else did you try or consider?
4. What made you decide that day?
5. How was the first week?

## Afterwards

Mark what pushed people away from the old way, what drew them to the new one, and what held them back. Write an insight for each job.
`,
  tagGroups: [
    {
      title: 'Forces',
      color: 'orange',
      tags: ['Push of the old way', 'Pull of the new way', 'Habit', 'Worry'],
    },
    { title: 'Timeline', color: 'blue', tags: ['First thought', 'Event', 'Decision', 'First use'] },
    { title: 'Job', color: 'green', tags: ['Functional job', 'Emotional job', 'Social job'] },
  ],
  fields: [
    { label: 'Bought on', type: 'DATETIME' },
    { label: 'Outcome', type: 'SELECT', options: ['Switched', 'Stayed', 'Still looking'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By outcome', group: { field: 'Outcome' } },
  ],
  note: {
    title: 'Template: Interview',
    text: `## First thought

When, where, with whom?

## Looking around

- What they tried:
- What they ruled out, and why:

## The decision

- What happened that day:
- What they gave up for it:

## The job in one sentence

When …, I want to …, so that …
`,
  },
  insight: job,
};
