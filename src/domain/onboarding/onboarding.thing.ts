import { anyone } from '#domain/access/rule.ts';
import { defineThing, event } from '#domain/things/thing.ts';

export const onboardingThing = defineThing({
  hearers: { onboarding: 'workspace' },
  actions: {
    'onboarding.update': anyone({ scope: 'write' }),
  },
  events: {
    'onboarding.stepCompleted': event<{ memberId: string; step: string }>(),
    'onboarding.completed': event<{ memberId: string }>(),
  },
});
