import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding, toPublish } from './shared-parts.ts';

export const competitorReview: ProjectTemplate = {
  id: 'competitor-review',
  kind: 'make',
  title: 'Competitors',
  description: 'Use what others offer, as their customers do, and write down what you learn.',
  icon: 'compass',
  color: 'red',
  hidden: [],
  framework: 'ByThemes',
  readme: `## Whom we look at

Those whom customers name, and one from another field.

## How

- Sign up as a customer would, and do the same five tasks with each.
- Screenshots with what surprised us, good and bad.
- What their customers write about them.

## Compared

| Task | We | They | They |
| --- | --- | --- | --- |
|  |  |  |  |
`,
  tagGroups: [
    { title: 'Compared with us', color: 'blue', tags: ['Better', 'Same', 'Worse', 'Only they have it'] },
    { title: 'About', color: 'violet', tags: ['Price', 'Onboarding', 'Feature', 'Support', 'Message'] },
  ],
  fields: [
    { label: 'Company', type: 'TEXT' },
    { label: 'Looked at on', type: 'DATETIME' },
    { label: 'Kind', type: 'SELECT', options: ['Direct', 'Indirect', 'Another field'] },
  ],
  views: [
    byTag,
    toPublish,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By kind', group: { field: 'Kind' } },
  ],
  note: {
    title: 'Template: Company',
    text: `## What they promise, and to whom

## What it costs

## The five tasks

## What their customers say

## What we can learn from them
`,
  },
  insight: finding,
};
