import type { Role } from '#domain/access/roles.ts';
import type { ProjectIcon } from '#domain/projects/project-icons.ts';
import type { ProjectStatus } from '#domain/projects/project-status.ts';
import type { TagColorName } from '#domain/tags/tag-colors.ts';
import { deliveryNotes } from './sample/delivery-notes.data.ts';
import { firstWeekNotes } from './sample/first-week-notes.data.ts';
import { pauseNotes } from './sample/pause-notes.data.ts';
import type { SampleDocument } from './sample/sample-document.ts';

/** An invented company's research. Nothing in it is anybody's. */
export const sampleWorkspace = { name: 'Larkspur Kitchens', orgSize: '26-200' } as const;

export const sampleOwner = {
  email: 'robin@larkspur.example',
  name: 'Robin Okafor',
  jobRole: 'research',
} as const;

export const sampleColleagues: readonly { email: string; name: string; role: Role; jobRole: string }[] = [
  { email: 'ines@larkspur.example', name: 'Inês Duarte', role: 'CONTRIBUTOR', jobRole: 'design' },
  {
    email: 'tomasz@larkspur.example',
    name: 'Tomasz Wilk',
    role: 'CONTRIBUTOR',
    jobRole: 'product management',
  },
  { email: 'maya@larkspur.example', name: 'Maya Lindqvist', role: 'VIEWER', jobRole: 'customer success' },
];

/** A folder before those in it. */
export const sampleFolders: readonly { title: string; in: string | null }[] = [
  { title: 'Customer journey', in: null },
  { title: 'New customers', in: 'Customer journey' },
  { title: 'Operations', in: null },
];

export type SampleProject = {
  readonly title: string;
  readonly folder: string;
  readonly icon: ProjectIcon;
  readonly color: TagColorName;
  readonly status: ProjectStatus;
  /** Markdown. */
  readonly readme?: string;
  readonly summary: string;
  readonly by: string;
  readonly notes: readonly SampleDocument[];
};

export const sampleProjects: readonly SampleProject[] = [
  {
    title: 'Why people pause their box',
    folder: 'Customer journey',
    icon: 'messages',
    color: 'violet',
    status: 'active',
    readme: `## What we want to learn

We lose one box in nine to a pause that never ends. Before we build reminders, we want to know what a pause is to the people who make one: a holiday, a full freezer, or a polite goodbye.

## Who we talk to

Twelve people who paused in the last month, four of them with children. Recruited from the pause page itself.

## How we read the interviews

1. Highlight what happened in the week before, not what people say in general.
2. Tag each quote with what would have had to be different.
3. An insight needs at least three people.
`,
    summary:
      'Twelve interviews with people who paused their weekly meal box in the last month. We want to know what happened in the days before the pause, what would have kept them, and whether “skip a week” is found at all.',
    by: 'robin@larkspur.example',
    notes: pauseNotes,
  },
  {
    title: 'First week with Larkspur',
    folder: 'New customers',
    icon: 'notebook',
    color: 'teal',
    status: 'active',
    summary:
      'A seven-day diary study with nine new customers, from opening the first box to choosing the second. Watch the recipe cards: three people cooked from the photos alone.',
    by: 'ines@larkspur.example',
    notes: firstWeekNotes,
  },
  {
    title: 'Delivery day',
    folder: 'Operations',
    icon: 'truck-delivery',
    color: 'amber',
    status: 'completed',
    summary:
      'What people do between “your box is on its way” and the closed fridge. Support tickets from two months, ride-alongs with two drivers, and short calls with people who missed a delivery.',
    by: 'tomasz@larkspur.example',
    notes: deliveryNotes,
  },
];
