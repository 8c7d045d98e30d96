import type { Feature } from '#server/platform/app/feature.ts';
import { addStreamRoute } from './stream-route.ts';

/** Long answers on their way to one person. */
export const streams: Feature = { name: 'streams', routes: addStreamRoute };
