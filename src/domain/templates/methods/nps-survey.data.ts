import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const npsSurvey: ProjectTemplate = {
  id: 'nps-survey',
  kind: 'count',
  title: 'Net promoter score',
  description: 'Read why people would recommend you, or would not, and what would change that.',
  icon: 'mood-smile',
  color: 'amber',
  hidden: [],
  framework: 'ByThemes',
  readme: `## The question

How likely is it that you would recommend us to a friend or colleague, from 0 to 10? And: why?

## Who was asked

When, after what, how many, and how many answered.

## Reading the answers

1. Import the file, with the score as a field.
2. Read those from 0 to 6 first, then 9 and 10, then the rest.
3. Compare what is said by group, not the score alone.
`,
  tagGroups: [
    { title: 'Reasons', color: 'blue', tags: ['Product', 'Price', 'Service', 'Speed', 'Reliability'] },
    { title: 'Mood', color: 'orange', tags: ['Praise', 'Complaint', 'Wish'] },
  ],
  fields: [
    { label: 'Score', type: 'NPS' },
    { label: 'Group', type: 'SELECT', options: ['Detractor', 'Passive', 'Promoter'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By group', group: { field: 'Group' } },
  ],
  note: {
    title: 'Template: Answer',
    text: `## The score, and why

## What would change it

## What we answered
`,
  },
  insight: finding,
};
