import type { Feature } from '#server/platform/app/feature.ts';
import { savedFeedsSchema } from './resolvers.ts';

export const savedFeeds: Feature = { name: 'saved-feeds', schema: () => savedFeedsSchema };
