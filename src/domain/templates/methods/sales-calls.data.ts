import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding } from './shared-parts.ts';

export const salesCalls: ProjectTemplate = {
  id: 'sales-calls',
  kind: 'talk',
  title: 'Sales calls',
  description: 'Hear why people buy, why they don’t, and whom they compare you with.',
  icon: 'headphones',
  color: 'green',
  hidden: ['charts'],
  framework: 'SalesMEDICC',
  readme: `## Which calls

First calls, demos or lost deals; since when; and who may listen to them.

## What we mark

- The problem in their words
- What they use today
- What has to be true for them to buy
- Who else decides

## Every month

One insight with what changed, with a clip of each.
`,
  tagGroups: [
    { title: 'Why they buy', color: 'green', tags: ['Need', 'Trigger', 'Champion'] },
    { title: 'Why they don’t', color: 'red', tags: ['Objection', 'Price', 'Missing feature'] },
    { title: 'Market', color: 'blue', tags: ['Competitor'] },
  ],
  fields: [
    { label: 'Company', type: 'TEXT' },
    { label: 'Outcome', type: 'SELECT', options: ['Open', 'Won', 'Lost'] },
  ],
  views: [byTag, { objectType: 'NOTE', layout: 'BOARD', title: 'By outcome', group: { field: 'Outcome' } }],
  note: {
    title: 'Template: Call',
    text: `## Before the call

- Company and people:
- What we know already:

## What they need

## What holds them back

## Next step

`,
  },
  insight: finding,
};
