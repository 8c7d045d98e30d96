import type { ProjectTemplate } from './project-template.ts';

export const projectTemplateData: readonly ProjectTemplate[] = [
  {
    id: 'customer-interviews',
    title: 'Customer interviews',
    description: 'Talk with people about what they do, and find what several of them share.',
    icon: 'messages',
    color: 'violet',
    hidden: [],
    framework: 'ByThemes',
    readme: `## What we want to learn

- The decision this research helps with:
- What we believe today, and how sure we are:

## Who we talk to

How many people, who they are, and how they were found.

## Questions

1. Tell me about the last time you …
2. What did you try before that?
3. What was hard about it?
4. What happened next?

## Afterwards

Add a note for each interview, highlight what surprised you, and write an insight for what at least three people said.
`,
  },
  {
    id: 'usability-test',
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
  },
  {
    id: 'diary-study',
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
  },
  {
    id: 'survey',
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
  },
  {
    id: 'support-tickets',
    title: 'Support tickets',
    description: 'Find out what people ask for help with, and what it costs them.',
    icon: 'lifebuoy',
    color: 'red',
    hidden: [],
    framework: 'FeatureRequests',
    readme: `## Which tickets

The period, the queue, and what was left out.

## What we look for

- What the person tried to do
- Where it stopped
- What they did instead

## Who decides

Who reads the insights, and when the next look is due.
`,
  },
  {
    id: 'sales-calls',
    title: 'Sales calls',
    description: 'Hear why people buy, why they don’t, and whom they compare you with.',
    icon: 'headphones',
    color: 'green',
    hidden: ['charts'],
    framework: 'SalesMEDICC',
    readme: `## Which calls

First calls, demos or lost deals; since when; and who may listen to them.

## What we mark

- The problem in their words
- What they use today
- What has to be true for them to buy
- Who else decides

## Every month

One insight with what changed, with a clip of each.
`,
  },
];
