import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding, toPublish } from './shared-parts.ts';

export const deskResearch: ProjectTemplate = {
  id: 'desk-research',
  kind: 'make',
  title: 'Desk research',
  description: 'Read what others found, and keep what they said apart from what you think.',
  icon: 'search',
  color: 'teal',
  hidden: [],
  framework: 'ResearchReport',
  readme: `## The question

What we want to know, and what would convince us.

## Where we look

Reports, papers, statistics, forums, our own archive. Each source is a note, with its link and date.

## How we read

- Highlight what is claimed and what it rests on.
- Tag what contradicts something else.
- Whatever has one source is marked as such.
`,
  tagGroups: [
    { title: 'Claim', color: 'teal', tags: ['Fact', 'Opinion', 'Estimate', 'Contradiction'] },
    { title: 'Source', color: 'blue', tags: ['Study', 'Statistic', 'Article', 'Forum'] },
  ],
  fields: [
    { label: 'Link', type: 'URL' },
    { label: 'Published on', type: 'DATETIME' },
    { label: 'Trust', type: 'SELECT', options: ['High', 'Medium', 'Low'] },
  ],
  views: [
    byTag,
    toPublish,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By trust', group: { field: 'Trust' } },
  ],
  note: {
    title: 'Template: Source',
    text: `## What it is, and who made it

## What it claims

## What the claim rests on

## What we take from it
`,
  },
  insight: finding,
};
