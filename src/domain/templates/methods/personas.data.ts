import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, persona } from './shared-parts.ts';

export const personas: ProjectTemplate = {
  id: 'personas',
  kind: 'make',
  title: 'Personas',
  description: 'Describe kinds of people by what they need and do, from evidence.',
  icon: 'user-heart',
  color: 'pink',
  hidden: [],
  framework: 'ByThemes',
  readme: `## What they are for

Which decisions they should help with. A persona that decides nothing is a poster.

## What they rest on

At least five people for each, from this workspace.

## How

1. Mark goals, habits, needs and circumstances in the interviews.
2. Cluster the highlights, not the people.
3. An insight for each persona, with quotes.
`,
  tagGroups: [
    { title: 'Person', color: 'pink', tags: ['Goal', 'Need', 'Habit', 'Worry'] },
    { title: 'Circumstances', color: 'blue', tags: ['Work', 'Home', 'Tools', 'Other people'] },
  ],
  fields: [{ label: 'Persona', type: 'SELECT', options: ['First', 'Second', 'Third'] }],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By persona', group: { field: 'Persona' } },
  ],
  note: {
    title: 'Template: Person',
    text: `## Who they are

## What they want to reach

## What they do today

## What gets in their way

## In their words
`,
  },
  insight: persona,
};
