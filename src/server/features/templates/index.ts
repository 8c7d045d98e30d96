import type { Feature } from '#server/platform/app/feature.ts';
import { templateUsed } from './subscribers.ts';

export const templates: Feature = { name: 'templates', subscribers: () => [templateUsed] };
