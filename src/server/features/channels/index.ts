import { clusterEngineOf } from '#server/platform/ai/clustering/cluster-engine.ts';
import type { Feature } from '#server/platform/app/feature.ts';
import { heldIn } from '#server/platform/realtime/holders.ts';
import { channelKind } from './channel.kind.ts';
import { addDataPointFiles } from './data-route.ts';
import { sortChannelJob } from './jobs.ts';
import { channelsSchema } from './resolvers.ts';
import { originTraits } from './send/origin.traits.ts';
import { tendChannels } from './schedule.ts';
import { sortNewData } from './subscribers.ts';
import { themeKind } from './theme.kind.ts';

export { checkChannelRoom, insertChannel } from './create-channel.ts';
export { insertWholeThemes } from './insert-whole-themes.ts';
export {
  finishWholeChannel,
  placeWholePoints,
  type WholePlace,
  type WholeQuote,
} from './place-whole-points.ts';
export { channelLoader } from './loaders.ts';
export { readLastDays } from './read-last-days.ts';
export { countPoints, findInPoints } from './personal-data/find-in-points.ts';
export { readTurnsForAll } from './conversation/turns-loader.ts';
export { keepInPoints } from './personal-data/keep-in-points.ts';
export { type EnteredPoint, redactDataPoints } from './personal-data/redact-data-points.ts';
export { removeDataPoints } from './remove-data-points.ts';
export { storeDataPoints } from './store-data-points.ts';
export { trashChannels } from './trash-channels.ts';
export { getChannel } from './policy.ts';
export { removeSampleChannels } from './remove-sample-channels.ts';

export const channels: Feature = {
  name: 'channels',
  kinds: [channelKind, themeKind],
  traits: originTraits,
  routes: addDataPointFiles,
  holders: [heldIn('theme', 'themes', 'channel_id'), heldIn('topic', 'topics', 'channel_id')],
  schema: (services) => {
    const engine = clusterEngineOf(services);
    return channelsSchema({
      boss: services.boss,
      engine,
      job: sortChannelJob(engine && { ...engine, sentiment: services.models.sentiment }),
      most: services.env.workspaceDataPoints,
      own: services.models.own,
      box: services.secrets.box,
    });
  },
  schedules: (services) => [
    tendChannels({
      boss: services.boss,
      job: sortChannelJob(undefined),
      embedder: services.embedder,
      sentiment: services.models.sentiment,
    }),
  ],
  subscribers: ({ boss }) => [sortNewData(boss, sortChannelJob(undefined))],
  jobs: (services) => {
    const engine = clusterEngineOf(services);
    return [
      sortChannelJob(engine && { ...engine, sentiment: services.models.sentiment }, services.secrets.box),
    ];
  },
};
