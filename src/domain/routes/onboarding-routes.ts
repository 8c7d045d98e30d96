import { route } from './route.ts';

export const onboardingRoutes = {
  onboarding: route('/onboarding'),
  onboardingGettingStarted: route('/onboarding/getting-started'),
  onboardingSetupWorkspace: route('/onboarding/setup-workspace'),
  onboardingProjectSetup: route('/onboarding/project-setup'),
} as const;
