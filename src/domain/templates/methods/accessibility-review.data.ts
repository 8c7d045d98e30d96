import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const accessibilityReview: ProjectTemplate = {
  id: 'accessibility-review',
  kind: 'watch',
  title: 'Accessibility test',
  description: 'Test with people who use a screen reader, a keyboard, large text or other helps.',
  icon: 'eye',
  color: 'green',
  hidden: [],
  framework: 'UsabilityTest',
  readme: `## What we test, and with what

| Person | What they use | Settings |
| --- | --- | --- |
|  | Screen reader |  |
|  | Keyboard only |  |
|  | Large text |  |

## Tasks

The same as everybody else’s. Let people use their own machine.

## What we write down

What was said aloud by the machine, what people expected, and where they were lost.
`,
  tagGroups: [
    { title: 'Barrier', color: 'red', tags: ['Blocker', 'Serious', 'Annoying'] },
    {
      title: 'Kind',
      color: 'blue',
      tags: ['No name', 'Wrong order', 'Focus lost', 'Contrast', 'Too small', 'Time limit'],
    },
    { title: 'What worked', color: 'green', tags: ['Worked well'] },
  ],
  fields: [
    {
      label: 'Uses',
      type: 'SELECT',
      options: ['Screen reader', 'Keyboard', 'Large text', 'Switch', 'Voice'],
    },
    { label: 'Guideline', type: 'TEXT' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By what is used', group: { field: 'Uses' } },
  ],
  note: {
    title: 'Template: Session',
    text: `## The person, the machine, the settings

## Task by task

- What they did:
- What they heard or saw:
- Where they were lost:

## What they do elsewhere

## What we mend first
`,
  },
  insight: finding,
};
