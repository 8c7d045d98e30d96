import type { ProjectTemplate } from '../project-template.ts';
import { byTag, finding, toPublish } from './shared-parts.ts';

export const survey: ProjectTemplate = {
  id: 'survey',
  kind: 'count',
  title: 'Survey answers',
  description: 'Read open answers together, and count what they have in common.',
  icon: 'clipboard-list',
  color: 'amber',
  hidden: [],
  framework: 'ByQuestion',
  readme: `## The survey

Who was asked, when, and how many answered.

## Reading the answers

1. Import the file: each answer becomes a note.
2. Tag the first fifty, then look at the tags again before you go on.
3. The charts count the highlights by tag.

## What the answers can't tell

Who did not answer, and what we did not ask.
`,
  tagGroups: [
    { title: 'Answers', color: 'blue', tags: ['Praise', 'Complaint', 'Suggestion', 'Question'] },
    { title: 'About', color: 'violet', tags: ['Price', 'Quality', 'Service'] },
  ],
  fields: [
    { label: 'How likely to recommend', type: 'NPS' },
    { label: 'Answered on', type: 'DATETIME' },
  ],
  views: [byTag, toPublish],
  note: {
    title: 'Template: Answer',
    text: `## What they like

## What they would change

## Anything else

`,
  },
  insight: finding,
};
