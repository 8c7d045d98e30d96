import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const firstWeeks: ProjectTemplate = {
  id: 'first-weeks',
  kind: 'talk',
  title: 'First weeks of customers',
  description: 'Go along with new people from sign-up to the moment it becomes a habit.',
  icon: 'rocket',
  color: 'olive',
  hidden: [],
  framework: 'Chronological',
  readme: `## The people

Who signed up in the week of …, and the three times we talk: after the first day, the first week, the first month.

## Each time we ask

1. What did you do with it since we talked?
2. What did you expect that did not happen?
3. Whom did you tell about it?
4. What would you miss if it was gone tomorrow?

## What we look for

The moment in which it became useful, and how long that took.
`,
  tagGroups: [
    {
      title: 'On the way',
      color: 'olive',
      tags: ['First success', 'Got stuck', 'Asked for help', 'Gave up'],
    },
    { title: 'Feelings', color: 'orange', tags: ['Relief', 'Frustration', 'Pride'] },
  ],
  fields: [
    { label: 'Signed up on', type: 'DATETIME' },
    { label: 'Talk', type: 'SELECT', options: ['First day', 'First week', 'First month'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By talk', group: { field: 'Talk' } },
  ],
  note: {
    title: 'Template: Talk',
    text: `## What they did

## What helped

## What was missing

## Would they miss it?
`,
  },
  insight: finding,
};
