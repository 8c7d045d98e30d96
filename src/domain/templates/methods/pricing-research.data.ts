import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const pricingResearch: ProjectTemplate = {
  id: 'pricing-research',
  kind: 'count',
  title: 'Pricing research',
  description: 'Find out what people compare your price with, and what they would pay for.',
  icon: 'credit-card',
  color: 'green',
  hidden: [],
  framework: 'ByQuestion',
  readme: `## What we want to decide

Prices, plans, or what belongs in which plan.

## Questions

1. What do you pay today for this, in money and in hours?
2. At what price would it be too expensive? A bargain? So cheap that you would doubt it?
3. What in it is worth the most to you? What would you not miss?
4. Who has to agree?

## Caution

What people say about prices is not what they do. Look for what they pay already.
`,
  tagGroups: [
    { title: 'Worth', color: 'green', tags: ['Worth it', 'Would pay more', 'Saves money'] },
    { title: 'Price', color: 'red', tags: ['Too expensive', 'Doubtfully cheap', 'Unclear'] },
    { title: 'Compared with', color: 'blue', tags: ['Competitor', 'Own work', 'Nothing'] },
  ],
  fields: [
    { label: 'Too expensive at', type: 'NUMBER' },
    { label: 'A bargain at', type: 'NUMBER' },
    { label: 'Company size', type: 'SELECT', options: ['1 to 10', '11 to 100', 'More than 100'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By size', group: { field: 'Company size' } },
  ],
  note: {
    title: 'Template: Conversation',
    text: `## What they use and pay today

## The four prices

- Too cheap:
- A bargain:
- Getting expensive:
- Too expensive:

## What is worth the most

## Who has to agree
`,
  },
  insight: finding,
};
