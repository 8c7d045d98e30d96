import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { reelKind } from './reel.kind.ts';
import { reelsSchema } from './resolvers.ts';

export { insertWholeReels, type WholeReel } from './insert-whole-reels.ts';
export { findReels } from './queries.ts';

export const reels: Feature = {
  name: 'reels',
  kinds: [reelKind],
  holders: [heldIn('reel', 'reels', 'owner_id')],
  schema: () => reelsSchema,
};
