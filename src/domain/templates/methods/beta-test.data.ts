import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const betaTest: ProjectTemplate = {
  id: 'beta-test',
  kind: 'watch',
  title: 'Beta test',
  description: 'Give something unfinished to a few people, and hear how it holds up.',
  icon: 'flask',
  color: 'violet',
  hidden: [],
  framework: 'FeatureRequests',
  readme: `## The test

What is in it, what is not, from when to when, and how people reach us.

## Whom we ask

How many people, why them, and what they get for it.

## Every week

1. What did you use it for?
2. What went wrong?
3. What did you have to do another way?

## When it is good enough

What has to be true before everybody gets it.
`,
  tagGroups: [
    { title: 'Report', color: 'red', tags: ['Bug', 'Slow', 'Confusing'] },
    { title: 'Wish', color: 'blue', tags: ['Missing feature', 'Change'] },
    { title: 'Verdict', color: 'green', tags: ['Ready', 'Not ready'] },
  ],
  fields: [
    { label: 'Week', type: 'NUMBER' },
    { label: 'Importance', type: 'SELECT', options: ['Must', 'Should', 'Could'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By importance', group: { field: 'Importance' } },
  ],
  note: {
    title: 'Template: Report',
    text: `## What they used it for

## What went wrong

## What they wish for

## Would they keep using it?
`,
  },
  insight: finding,
};
