import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const conceptTest: ProjectTemplate = {
  id: 'concept-test',
  kind: 'watch',
  title: 'Concept test',
  description: 'Show an idea before it is built, and find out what people make of it.',
  icon: 'bulb',
  color: 'amber',
  hidden: [],
  framework: 'ByQuestion',
  readme: `## The concepts

What each one promises, and how it is shown: a page, a film, a drawing.

## For each concept

1. What is this, in your words?
2. Who is it for?
3. When would you use it, if at all?
4. What would you use instead?
5. What would stop you?

## Order

Every person sees them in another order.
`,
  tagGroups: [
    { title: 'Understanding', color: 'blue', tags: ['Understood', 'Misunderstood', 'Question'] },
    { title: 'Value', color: 'green', tags: ['Would use', 'Would pay', 'For somebody else'] },
    { title: 'Doubt', color: 'red', tags: ['Don’t believe it', 'No need', 'Worry'] },
  ],
  fields: [
    { label: 'Concept', type: 'SELECT', options: ['A', 'B', 'C'] },
    { label: 'How likely to use', type: 'NUMBER' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By concept', group: { field: 'Concept' } },
  ],
  note: {
    title: 'Template: Session',
    text: `## First words

What they said before any question.

## What they think it is

## When they would use it

## What holds them back

## Which one they would keep
`,
  },
  insight: finding,
};
