import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { viewsSchema } from './resolvers.ts';
import { viewKind } from './view.kind.ts';

export const views: Feature = {
  name: 'views',
  kinds: [viewKind],
  schema: () => viewsSchema,
  holders: [heldIn('view', 'views', 'project_id')],
};
