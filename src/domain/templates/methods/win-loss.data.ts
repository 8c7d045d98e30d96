import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const winLoss: ProjectTemplate = {
  id: 'win-loss',
  kind: 'talk',
  title: 'Wins and losses',
  description: 'Ask buyers why they chose you or somebody else, after the deal is done.',
  icon: 'star',
  color: 'amber',
  hidden: [],
  framework: 'SalesSPICED',
  readme: `## Which deals

Closed in the last quarter, won and lost alike, above … in value.

## Who asks

Somebody who did not sell to them.

## Questions

1. What made you look for something at all?
2. Who was involved, and what did each of them want?
3. Whom did you compare us with, and on what?
4. What nearly made you decide otherwise?
5. What was said about the price?
`,
  tagGroups: [
    { title: 'Why us', color: 'green', tags: ['Product', 'Price', 'People', 'Trust'] },
    { title: 'Why not us', color: 'red', tags: ['Missing feature', 'Too expensive', 'Too slow', 'Risk'] },
    { title: 'Others', color: 'blue', tags: ['Competitor', 'In-house', 'No decision'] },
  ],
  fields: [
    { label: 'Company', type: 'TEXT' },
    { label: 'Result', type: 'SELECT', options: ['Won', 'Lost', 'No decision'] },
    { label: 'Value', type: 'NUMBER' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By result', group: { field: 'Result' } },
  ],
  note: {
    title: 'Template: Conversation',
    text: `## The company and the people who decided

## Why they looked

## Whom they compared, and on what

## What decided it

## What nearly changed it
`,
  },
  insight: finding,
};
