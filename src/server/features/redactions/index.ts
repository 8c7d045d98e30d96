import type { Feature } from '#server/platform/app/feature.ts';
import { redactionsSchema } from './resolvers.ts';

export const redactions: Feature = { name: 'redactions', schema: redactionsSchema };
