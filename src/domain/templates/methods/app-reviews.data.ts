import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const appReviews: ProjectTemplate = {
  id: 'app-reviews',
  kind: 'listen',
  title: 'Reviews',
  description: 'Read what people write in stores and on review pages, month by month.',
  icon: 'star',
  color: 'orange',
  hidden: [],
  framework: 'VoiceOfCustomerReport',
  readme: `## Where we read

Which stores and pages, which languages, since when.

## How

1. Import the reviews of a month, or let a channel collect them.
2. Highlight what people praise and what they complain about, not the stars.
3. Each month: what is new, what is gone, what stayed?

## Answering

Who answers, how fast, and what may be promised.
`,
  tagGroups: [
    { title: 'About', color: 'blue', tags: ['Feature', 'Crash', 'Price', 'Support', 'Design'] },
    { title: 'Mood', color: 'orange', tags: ['Praise', 'Complaint', 'Idea'] },
  ],
  fields: [
    { label: 'Stars', type: 'NUMBER' },
    { label: 'Store', type: 'SELECT', options: ['App Store', 'Google Play', 'Elsewhere'] },
    { label: 'Version', type: 'TEXT' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By store', group: { field: 'Store' } },
  ],
  note: {
    title: 'Template: Month',
    text: `## How many, and how many stars

## New this month

## Gone since last month

## What we will do
`,
  },
  insight: finding,
};
