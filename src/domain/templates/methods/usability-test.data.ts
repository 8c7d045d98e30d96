import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const usabilityTest: ProjectTemplate = {
  id: 'usability-test',
  kind: 'watch',
  title: 'Usability test',
  description: 'Watch people try to do something, and see where they stop.',
  icon: 'device-desktop',
  color: 'blue',
  hidden: ['charts'],
  framework: 'UsabilityTest',
  readme: `## What we test

The version, where it can be opened, and what is not built yet.

## Tasks

| Task | It worked if | Time allowed |
| --- | --- | --- |
| Find … | They reach … without help | 3 minutes |
| Change … | They say that it is saved | 2 minutes |

## Rules of the session

- Ask people to think aloud, then be quiet.
- Help only after the time is over, and write down that you did.
- End with: what would you change first?
`,
  tagGroups: [
    { title: 'Severity', color: 'red', tags: ['Blocker', 'Slows down', 'Cosmetic'] },
    {
      title: 'What happened',
      color: 'orange',
      tags: ['Did not see it', 'Did not understand it', 'Wrong turn'],
    },
    { title: 'What worked', color: 'green', tags: ['Found at once', 'Liked it'] },
  ],
  fields: [
    { label: 'Task completed', type: 'SELECT', options: ['Alone', 'With help', 'Not at all'] },
    { label: 'Minutes needed', type: 'NUMBER' },
  ],
  views: [
    byTag,
    byPerson,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By outcome', group: { field: 'Task completed' } },
  ],
  note: {
    title: 'Template: Session',
    text: `## Session

- Person and device:
- Version tested:

## Task 1

- What they did:
- Where they stopped:
- What they said:

## Task 2

- What they did:
- Where they stopped:
- What they said:

## At the end

What would they change first?
`,
  },
  insight: finding,
};
