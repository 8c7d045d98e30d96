import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const featureRequests: ProjectTemplate = {
  id: 'feature-requests',
  kind: 'listen',
  title: 'Feature requests',
  description: 'Collect wishes with the reason behind them, and see which ones are the same.',
  icon: 'checklist',
  color: 'violet',
  hidden: [],
  framework: 'FeatureRequests',
  readme: `## Where wishes come from

Support, sales, interviews, the community: who passes them on, and how.

## What each wish needs

- Who asked, and what they were trying to do
- What they do instead today
- What it costs them

## Deciding

How often, who, and how people hear of it.
`,
  tagGroups: [
    {
      title: 'Need behind it',
      color: 'violet',
      tags: ['Saves time', 'Avoids a mistake', 'Required by others', 'Convenience'],
    },
    { title: 'Answer', color: 'green', tags: ['Planned', 'Built', 'Not planned', 'Exists already'] },
  ],
  fields: [
    { label: 'Asked by', type: 'TEXT' },
    { label: 'State', type: 'SELECT', options: ['New', 'Understood', 'Planned', 'Declined'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By state', group: { field: 'State' } },
  ],
  note: {
    title: 'Template: Wish',
    text: `## What they asked for, in their words

## What they were trying to do

## What they do today

## What it would be worth to them
`,
  },
  insight: finding,
};
