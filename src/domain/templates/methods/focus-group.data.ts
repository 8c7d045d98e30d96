import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const focusGroup: ProjectTemplate = {
  id: 'focus-group',
  kind: 'talk',
  title: 'Focus group',
  description: 'Let several people talk with each other, and hear where they agree and where they don’t.',
  icon: 'speakerphone',
  color: 'pink',
  hidden: [],
  framework: 'ByThemes',
  readme: `## The group

Six to eight people who don’t know each other, and what they have in common.

## The plan for 90 minutes

| Minutes | What |
| --- | --- |
| 10 | Everybody says who they are |
| 20 | What they do today |
| 40 | What we show them, and what they make of it |
| 20 | What they would change |

## Rules

Nobody is wrong. Ask the quiet ones by name. Write down who said it, not only what was said.
`,
  tagGroups: [
    { title: 'The group', color: 'pink', tags: ['Agreement', 'Disagreement', 'Changed their mind'] },
    { title: 'About it', color: 'orange', tags: ['Like', 'Dislike', 'Confusion', 'Idea'] },
  ],
  fields: [
    { label: 'Held on', type: 'DATETIME' },
    { label: 'Group', type: 'SELECT', options: ['First', 'Second', 'Third'] },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By group', group: { field: 'Group' } },
  ],
  note: {
    title: 'Template: Session',
    text: `## Who was there

## What they do today

## First reactions

Before anybody has heard the others.

## Where the group agreed

## Where it did not, and why
`,
  },
  insight: finding,
};
