import type { Feature } from '#server/platform/app/feature.ts';
import { addClipRoutes } from './clip-routes.ts';

export { sendClip, sendStill } from './send-clip.ts';

export const clips: Feature = { name: 'clips', routes: addClipRoutes };
