import type { Feature } from '#server/platform/app/feature.ts';
import { onboardingSchema } from './resolvers.ts';
import { installTemplate } from './subscribers.ts';

export { installSampleWorkspace } from './install-sample-workspace.ts';

export const onboarding: Feature = {
  name: 'onboarding',
  schema: onboardingSchema,
  subscribers: ({ env }) => [installTemplate(env)],
};
