import type { Feature } from '#server/platform/app/feature.ts';
import { workDone } from './subscribers.ts';

export const projectActivity: Feature = { name: 'project-activity', subscribers: () => [workDone] };
