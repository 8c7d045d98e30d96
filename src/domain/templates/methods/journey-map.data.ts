import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const journeyMap: ProjectTemplate = {
  id: 'journey-map',
  kind: 'make',
  title: 'Journey map',
  description: 'Put what people do, think and feel into the order in which it happens.',
  icon: 'route',
  color: 'cyan',
  hidden: [],
  framework: 'Chronological',
  readme: `## Whose journey

One kind of person and one goal. Two goals are two maps.

## The steps

| Step | Does | Thinks | Feels | Where it hurts |
| --- | --- | --- | --- | --- |
|  |  |  |  |  |

## What it rests on

Interviews, recordings, tickets: each cell of the map has a highlight, or it is marked as a guess.
`,
  tagGroups: [
    {
      title: 'Step',
      color: 'cyan',
      tags: ['Becomes aware', 'Looks around', 'Decides', 'Begins', 'Uses', 'Leaves'],
    },
    { title: 'Feeling', color: 'orange', tags: ['Good moment', 'Bad moment'] },
    { title: 'Chance', color: 'green', tags: ['Opportunity'] },
  ],
  fields: [
    { label: 'Kind of person', type: 'TEXT' },
    { label: 'Step', type: 'SELECT', options: ['Before', 'During', 'After'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By step', group: { field: 'Step' } },
  ],
  note: {
    title: 'Template: Step',
    text: `## What people do

## What they think and feel

## Who and what is involved

## Where it hurts, and what would help
`,
  },
  insight: finding,
};
