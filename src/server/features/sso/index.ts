import type { Feature } from '#server/platform/app/feature.ts';
import { ssoSchema } from './resolvers.ts';

export const sso: Feature = { name: 'sso', schema: ssoSchema };
