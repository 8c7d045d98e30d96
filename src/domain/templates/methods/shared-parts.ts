import type { TemplateDocument, TemplateView } from '../project-template.ts';

export const byTag: TemplateView = {
  objectType: 'HIGHLIGHT',
  layout: 'BOARD',
  title: 'By tag',
  group: 'TAG',
};

export const byPerson: TemplateView = {
  objectType: 'HIGHLIGHT',
  layout: 'TABLE',
  title: 'By participant',
  group: 'PARTICIPANT',
};

export const toPublish: TemplateView = {
  objectType: 'INSIGHT',
  layout: 'BOARD',
  title: 'By status',
  group: 'PUBLISHED',
};

export const finding: TemplateDocument = {
  title: 'Template: Finding',
  text: `## What we found

One sentence that somebody who was not there can act on.

## Who said so

How many people, and who they are. Drag their highlights here.

## What it means

- What we should do:
- What we still don’t know:
`,
};

export const job: TemplateDocument = {
  title: 'Template: Job',
  text: `## The job

When …, I want to …, so that …

## What pushes and what draws

Drag the highlights here, those that push away from the old way first.

## What holds people back

Habits and worries, in their words.

## What we could do about it
`,
};

export const persona: TemplateDocument = {
  title: 'Template: Persona',
  text: `## In one sentence

What this kind of person wants, and what gets in the way.

## What they do

## What they need

## What they say

Drag quotes of at least three people here.

## What we decide differently for them
`,
};

export const report: TemplateDocument = {
  title: 'Template: Report',
  text: `## In short

Three sentences for somebody who reads nothing else.

## Findings

Each with its evidence: drag insights and highlights here.

## How we know

Which studies, how many people, when.

## What we recommend

What, why, and what happens if nothing is done.
`,
};
