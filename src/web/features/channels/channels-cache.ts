import type { Cache } from '@urql/exchange-graphcache';
import { dropFromLists, invalidateField } from '#web/lib/cache-lists.ts';
import type { CacheRules } from '#web/lib/cache-rules.ts';

const everywhere = ['channels', 'channel', 'theme', 'dataPoint'];

const readAgain =
  (fields: readonly string[] = everywhere) =>
  (_result: unknown, _args: unknown, cache: Cache): void => {
    for (const field of fields) invalidateField(cache, field);
  };

/** A change of one theme moves points between lists and counts of many, so all of them are read again. */
export const channelsCache: CacheRules = {
  keys: {
    ChannelPage: () => null,
    ChannelThemePage: () => null,
    DataPointPage: () => null,
    ChannelOverview: () => null,
    ChannelDay: () => null,
    ThemeCounts: () => null,
    ChannelSorting: () => null,
    DataPointNeighbor: () => null,
    AddedDataPoints: () => null,
    DataPointProblem: () => null,
    ThemeEdit: () => null,
  },
  updates: {
    createChannel: readAgain(['channels']),
    restoreChannel: readAgain([...everywhere, 'trash']),
    trashChannel: (result, args, cache) => {
      dropFromLists(cache, 'Channel', [args['id'] as string], ['channels']);
      readAgain(['channel', 'starred', 'recent', 'trash'])(result, args, cache);
    },
    addDataPoints: readAgain(),
    sortChannel: readAgain(['channel']),
    updateTheme: readAgain(),
    mergeThemes: readAgain(),
    splitTheme: readAgain(),
    dismissTheme: readAgain(),
    moveDataPoints: readAgain(),
    undoThemeChange: readAgain(),
  },
  optimistic: {},
  lists: {
    channel: [...everywhere, 'trash', 'starred'],
    theme: everywhere,
    access: ['channels', 'channel'],
  },
};
