import type { CacheRules } from '#web/lib/cache/cache-rules.ts';
import { dropFromLists, readAgain } from '#web/lib/cache/change-cache.ts';

/** A change of one theme moves points between lists and counts of many, so all of them are read again. */
const everywhere = ['channels', 'channel', 'theme', 'topic', 'dataPoint', 'channelPersonalData'] as const;

export const channelsCache: CacheRules = {
  after: {
    createChannel: ['channels'],
    moveChannel: ['channels', 'channel'],
    restoreChannel: [...everywhere, 'trash'],
    trashChannel: (cache, { id }) => {
      dropFromLists(cache, { type: 'Channel', ids: [id] }, ['channels']);
      readAgain(cache, ['channel', 'starred', 'recent', 'trash']);
    },
    addDataPoints: everywhere,
    sortChannel: ['channel'],
    reviewChannelPersonalData: everywhere,
    purgeChannelPersonalData: ['channelPersonalData'],
    updateTheme: [...everywhere, 'conversation'],
    mergeThemes: everywhere,
    splitTheme: everywhere,
    dismissTheme: everywhere,
    dismissTitleProposal: ['theme'],
    moveDataPoints: everywhere,
    excludeDataPoints: everywhere,
    includeDataPoints: everywhere,
    deleteDataPoints: everywhere,
    changeMatchingDataPoints: everywhere,
    sendToProject: ['notes', 'highlights', 'viewRows', 'viewGroups', 'tag', 'tags', 'yourWork'],
    createTopic: everywhere,
    dismissTopicProposal: ['channel'],
    restoreTopicProposal: ['channel'],
    keepWrap: ['channel', 'wrap'],
    updateTopic: everywhere,
    deleteTopic: everywhere,
    moveThemes: everywhere,
    undoThemeChange: [...everywhere, 'conversation'],
    linkInsightToTheme: ['theme', 'insight'],
    unlinkInsightFromTheme: ['theme', 'insight'],
    createInsightFromTheme: ['theme', 'insights', 'yourWork'],
  },
  heard: {
    channel: [...everywhere, 'trash', 'starred'],
    // An insight shows the themes that it is linked to, and an answer those that it quotes.
    theme: [...everywhere, 'insight', 'conversation'],
    topic: everywhere,
    // Data points show the contacts that they are from.
    person: ['channel', 'dataPoint'],
    access: ['channels', 'channel'],
  },
};
