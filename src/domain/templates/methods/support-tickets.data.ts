import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding } from './shared-parts.ts';

export const supportTickets: ProjectTemplate = {
  id: 'support-tickets',
  kind: 'listen',
  title: 'Support tickets',
  description: 'Find out what people ask for help with, and what it costs them.',
  icon: 'lifebuoy',
  color: 'red',
  hidden: [],
  framework: 'FeatureRequests',
  readme: `## Which tickets

The period, the queue, and what was left out.

## What we look for

- What the person tried to do
- Where it stopped
- What they did instead

## Who decides

Who reads the insights, and when the next look is due.
`,
  tagGroups: [
    { title: 'Cause', color: 'red', tags: ['Bug', 'Missing feature', 'Unclear wording', 'Billing'] },
    { title: 'Outcome', color: 'green', tags: ['Solved', 'Workaround given', 'Escalated'] },
  ],
  fields: [
    { label: 'Ticket', type: 'URL' },
    { label: 'Severity', type: 'SELECT', options: ['Low', 'Normal', 'Urgent'] },
  ],
  views: [byTag, { objectType: 'NOTE', layout: 'BOARD', title: 'By severity', group: { field: 'Severity' } }],
  note: {
    title: 'Template: Ticket',
    text: `## What they asked

Their own words, pasted as they wrote them.

## What they were trying to do

## What it cost them

`,
  },
  insight: finding,
};
