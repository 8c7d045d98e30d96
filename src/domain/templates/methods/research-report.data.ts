import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, report } from './shared-parts.ts';

export const researchReport: ProjectTemplate = {
  id: 'research-report',
  kind: 'make',
  title: 'Research report',
  description: 'Bring what several studies found together, with the evidence beside each claim.',
  icon: 'chart-bar',
  color: 'blue',
  hidden: [],
  framework: 'ResearchReport',
  readme: `## In short

Three sentences for somebody who reads nothing else.

## What we found

An insight for each finding, with at least three pieces of evidence from different people.

## How we know

Which studies, how many people, when; and what we could not find out.

## What we recommend

What, why, and what happens if nothing is done.
`,
  tagGroups: [
    { title: 'Strength', color: 'green', tags: ['Strong evidence', 'Some evidence', 'One voice'] },
    { title: 'Meaning', color: 'orange', tags: ['Opportunity', 'Risk', 'Surprise'] },
  ],
  fields: [
    { label: 'Study', type: 'TEXT' },
    { label: 'Confidence', type: 'SELECT', options: ['High', 'Medium', 'Low'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By confidence', group: { field: 'Confidence' } },
  ],
  note: {
    title: 'Template: Study',
    text: `## What was asked

## Who took part

## What was found

## What it can’t tell
`,
  },
  insight: report,
};
