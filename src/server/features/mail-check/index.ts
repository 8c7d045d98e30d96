import type { Feature } from '#server/platform/app/feature.ts';
import { mailCheckSchema } from './resolvers.ts';

/** Tells admins how mail goes out, and whether it arrives. */
export const mailCheck: Feature = { name: 'mail-check', schema: mailCheckSchema };
