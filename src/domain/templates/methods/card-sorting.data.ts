import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const cardSorting: ProjectTemplate = {
  id: 'card-sorting',
  kind: 'watch',
  title: 'Card sorting and tree test',
  description: 'Find names and places for things that people would look for themselves.',
  icon: 'checklist',
  color: 'indigo',
  hidden: [],
  framework: 'ByThemes',
  readme: `## What we sort

The things, written as people would say them, at most 40.

## How

- Open sort: people make their own groups and name them.
- Tree test: people look for … in the structure that we have.

## What we count

| Task | Found at once | Found | Not found |
| --- | --- | --- | --- |
|  |  |  |  |
`,
  tagGroups: [
    { title: 'Groups', color: 'indigo', tags: ['Group they made', 'Name they gave', 'Left over'] },
    { title: 'Looking', color: 'orange', tags: ['First place', 'Went back', 'Gave up'] },
  ],
  fields: [
    { label: 'Kind', type: 'SELECT', options: ['Open sort', 'Closed sort', 'Tree test'] },
    { label: 'Tasks found', type: 'NUMBER' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By kind', group: { field: 'Kind' } },
  ],
  note: {
    title: 'Template: Session',
    text: `## Groups, and what they called them

## What they did not know where to put

## Where they looked first

## Words we should use
`,
  },
  insight: finding,
};
