import type { Feature } from '#server/platform/app/feature.ts';
import { addEmbedRoutes } from './embed-routes.ts';

export const embeds: Feature = { name: 'embeds', routes: addEmbedRoutes };
