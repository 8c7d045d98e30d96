import type { Feature } from '#server/platform/app/feature.ts';
import { storageUseSchema } from './resolvers.ts';

/** Shows admins what takes the space. */
export const storageUse: Feature = { name: 'storage-use', schema: storageUseSchema };
