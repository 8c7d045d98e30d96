import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const expertInterviews: ProjectTemplate = {
  id: 'expert-interviews',
  kind: 'talk',
  title: 'Expert interviews',
  description: 'Learn a field fast from people who work in it.',
  icon: 'book',
  color: 'cyan',
  hidden: [],
  framework: 'ByThemes',
  readme: `## What we need to understand

The words, the rules and the people of the field.

## Whom we ask

Three to five people who see the field from different sides: somebody who practices, somebody who buys, somebody who regulates or teaches.

## Questions

1. How does this work when it goes well?
2. What do outsiders always get wrong?
3. What changed in the last years, and what will?
4. Where would you look next?
`,
  tagGroups: [
    { title: 'Field', color: 'cyan', tags: ['Term', 'Rule', 'Practice', 'Exception'] },
    { title: 'Direction', color: 'violet', tags: ['Trend', 'Prediction', 'Disagreement'] },
    { title: 'Leads', color: 'green', tags: ['Person to ask', 'Source to read'] },
  ],
  fields: [
    { label: 'Field of work', type: 'TEXT' },
    { label: 'Years in it', type: 'NUMBER' },
  ],
  views: [byTag, byPerson],
  note: {
    title: 'Template: Conversation',
    text: `## Who they are, and what they see every day

## How the field works

## Words we did not know

## What they disagree about

## Where to look next
`,
  },
  insight: finding,
};
