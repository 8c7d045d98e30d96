import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const contextualInquiry: ProjectTemplate = {
  id: 'contextual-inquiry',
  kind: 'watch',
  title: 'Field visits',
  description: 'Watch people where they work, with their own things around them.',
  icon: 'map',
  color: 'teal',
  hidden: [],
  framework: 'Chronological',
  readme: `## Where we go

Places, times, who opens the door, and what may be photographed.

## How we watch

- We are apprentices: they show, we ask why.
- We write down what they do, not what they say they do.
- Workarounds, notes on the wall and second screens are worth a picture.

## Right afterwards

An hour for each visit, before the next one: what did we see that nobody would have told us?
`,
  tagGroups: [
    { title: 'What we saw', color: 'teal', tags: ['Task', 'Tool', 'Workaround', 'Interruption'] },
    { title: 'Around it', color: 'blue', tags: ['Place', 'People', 'Rule'] },
    { title: 'Trouble', color: 'red', tags: ['Breakdown', 'Waiting', 'Doing it twice'] },
  ],
  fields: [
    { label: 'Visited on', type: 'DATETIME' },
    { label: 'Place', type: 'TEXT' },
  ],
  views: [byTag, byPerson],
  note: {
    title: 'Template: Visit',
    text: `## Where, when, and who was there

## What they were doing

In order, with times.

## Things they use

## What went wrong, and what they did about it

## What surprised us
`,
  },
  insight: finding,
};
