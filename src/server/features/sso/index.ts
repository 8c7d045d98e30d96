import type { Feature } from '#server/platform/app/feature.ts';
import { ssoIntegration } from './sso.integration.ts';
import { ssoSchema } from './resolvers.ts';

export const sso: Feature = { name: 'sso', integrations: [ssoIntegration], schema: ssoSchema };
