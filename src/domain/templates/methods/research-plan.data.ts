import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding, toPublish } from './shared-parts.ts';

export const researchPlan: ProjectTemplate = {
  id: 'research-plan',
  kind: 'make',
  title: 'Research plan',
  description: 'Agree on the question, the method and the date before anybody is asked.',
  icon: 'calendar',
  color: 'indigo',
  hidden: ['charts'],
  framework: 'ProductPRD',
  readme: `## The question

One sentence. What will be decided with the answer, by whom, and when?

## What we know already

Search this workspace first: link the insights that exist.

## Method

Who, how many, how, and why not otherwise.

## Plan

| What | Who | By when |
| --- | --- | --- |
| Recruiting |  |  |
| Sessions |  |  |
| Reading and coding |  |  |
| Sharing |  |  |

## Consent and data

What people agree to, who sees their names, and when recordings are deleted.
`,
  tagGroups: [
    { title: 'Plan', color: 'indigo', tags: ['Question', 'Assumption', 'Risk', 'Decision'] },
    { title: 'State', color: 'green', tags: ['Known', 'Unknown'] },
  ],
  fields: [
    { label: 'Due on', type: 'DATETIME' },
    { label: 'State', type: 'SELECT', options: ['Draft', 'Agreed', 'Done'] },
  ],
  views: [
    byTag,
    toPublish,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By state', group: { field: 'State' } },
  ],
  note: {
    title: 'Template: Interview guide',
    text: `## Before we begin

- Thank them, say who listens, ask for consent.

## Warming up

## The main questions

1.
2.
3.

## At the end

- What did I not ask?
- May we write to you again?
`,
  },
  insight: finding,
};
