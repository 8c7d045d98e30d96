import type { Feature, JobServices } from '#server/platform/app/feature.ts';
import { channelKind } from './channel.kind.ts';
import { sortChannelJob, type SortingEngine } from './jobs.ts';
import { channelsSchema } from './resolvers.ts';
import { sortNewData } from './subscribers.ts';
import { themeKind } from './theme.kind.ts';

export const channels: Feature = {
  name: 'channels',
  kinds: [channelKind, themeKind],
  schema: (services) => {
    const engine = engineOf(services);
    return channelsSchema({ boss: services.boss, engine, job: sortChannelJob(engine) });
  },
  subscribers: ({ boss }) => [sortNewData(boss, sortChannelJob(undefined))],
  jobs: (services) => [sortChannelJob(engineOf(services))],
};

/** Undefined without the model pack: data points are kept and wait for it. */
function engineOf({ embedder, env }: Pick<JobServices, 'embedder' | 'env'>): SortingEngine | undefined {
  return embedder && { embedder, packDir: env.modelsDir ?? '' };
}
