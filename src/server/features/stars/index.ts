import type { Feature } from '#server/platform/app/feature.ts';
import { starsSchema } from './resolvers.ts';
import { starTrait } from './star.trait.ts';

export { carryStars, returnStars } from './carry-stars.ts';
export { findRestorable, type TrashItem } from './list-trash.ts';
export { starLoader } from './star-loader.ts';
export { trashRows } from './trash-rows.ts';

export const stars: Feature = { name: 'stars', traits: [starTrait], schema: () => starsSchema };
