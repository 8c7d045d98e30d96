import { channelHash, dateRangeRule, deepLinkHash, snippetHash } from './hash-state.ts';
import { route } from './route.ts';

const page = { hash: { ...deepLinkHash, ...channelHash }, hashRules: [dateRangeRule] } as const;

export const channelRoutes = {
  channels: route('/channels'),
  channel: route('/channels/{channelId}', page),
  channelData: route('/channels/{channelId}/data', page),
  channelTheme: route('/channels/{channelId}/themes/{themeId}', page),
  channelThemeDatum: route('/channels/{channelId}/themes/{themeId}/data/{datumData}', {
    ...page,
    hash: { ...page.hash, snippet: snippetHash.snippet },
  }),
  channelOutliers: route('/channels/{channelId}/outliers', page),
  channelOutlierDatum: route('/channels/{channelId}/outliers/{datumData}', page),
  channelTopic: route('/channels/{channelId}/t/{topicId}', page),
} as const;
