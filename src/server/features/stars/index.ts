import type { Feature } from '#server/platform/app/feature.ts';
import { starsSchema } from './resolvers.ts';
import { starTrait } from './star.trait.ts';

export { findRestorable, type TrashItem } from './list-trash.ts';
export { trashRows } from './trash-rows.ts';

export const stars: Feature = { name: 'stars', traits: [starTrait], schema: () => starsSchema };
