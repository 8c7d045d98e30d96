import type { Feature } from '#server/platform/app/feature.ts';
import { trackMembersJob } from './jobs.ts';
import { trackMembers } from './subscribers.ts';

/** Tells a system of the operator who signs in, changes and leaves; nothing where no address is set. */
export const track: Feature = {
  name: 'track',
  subscribers: ({ boss, env, outbound }) =>
    env.track ? [trackMembers(boss, trackMembersJob(outbound, env.track))] : [],
  jobs: ({ env, outbound }) => (env.track ? [trackMembersJob(outbound, env.track)] : []),
};
