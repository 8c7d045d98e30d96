import type { ProjectTemplate } from '../project-template.ts';
import { byPerson, byTag, finding } from './shared-parts.ts';

export const diaryStudy: ProjectTemplate = {
  id: 'diary-study',
  kind: 'watch',
  title: 'Diary study',
  description: 'Follow people for days or weeks, in their own words.',
  icon: 'notebook',
  color: 'teal',
  hidden: [],
  framework: 'Chronological',
  readme: `## The study

From … to …, with … people. One entry a day, at most five minutes.

## What we ask each day

1. What did you do today that has to do with …?
2. How did it go?
3. A photo or a recording of it

## Keeping people with us

Who writes to them, when, and what they get at the end.
`,
  tagGroups: [
    { title: 'Moments', color: 'teal', tags: ['Routine', 'Exception', 'First time', 'Gave up'] },
    { title: 'Mood', color: 'orange', tags: ['Good day', 'Bad day'] },
  ],
  fields: [
    { label: 'Day of the study', type: 'NUMBER' },
    { label: 'Mood', type: 'SELECT', options: ['Good', 'Mixed', 'Bad'] },
  ],
  views: [
    byPerson,
    byTag,
    { objectType: 'NOTE', layout: 'BOARD', title: 'By mood', group: { field: 'Mood' } },
  ],
  note: {
    title: 'Template: Diary entry',
    text: `## What happened today

In their own words.

## How it went

## Pictures and recordings

`,
  },
  insight: finding,
};
