import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding, toPublish } from './shared-parts.ts';

export const expertReview: ProjectTemplate = {
  id: 'expert-review',
  kind: 'watch',
  title: 'Expert review',
  description: 'Go through a product with rules at hand, before you ask anybody else.',
  icon: 'microscope',
  color: 'blue',
  hidden: [],
  framework: 'UsabilityTest',
  readme: `## What we review

The version, the tasks, and the rules we go by.

## How

Two or three people, each alone at first, then together. Each finding has a place, a picture and a severity.

## The rules

- It says what is going on.
- It speaks like the people who use it.
- A mistake can be taken back.
- The same thing looks the same everywhere.
- Nothing has to be remembered.
`,
  tagGroups: [
    { title: 'Severity', color: 'red', tags: ['Blocker', 'Serious', 'Minor'] },
    {
      title: 'Rule',
      color: 'blue',
      tags: ['Feedback', 'Language', 'Undo', 'Consistency', 'Memory', 'Errors'],
    },
  ],
  fields: [
    { label: 'Screen', type: 'TEXT' },
    { label: 'State', type: 'SELECT', options: ['Open', 'Planned', 'Mended'] },
  ],
  views: [
    byTag,
    toPublish,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By state', group: { field: 'State' } },
  ],
  note: {
    title: 'Template: Finding',
    text: `## Where

## What happens

## Which rule it breaks, and for whom

## What would be better
`,
  },
  insight: finding,
};
