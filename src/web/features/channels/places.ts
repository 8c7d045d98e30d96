import { IconMessages } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const channelsPlaces: readonly Place[] = [
  {
    route: 'channels',
    label: 'Channels',
    icon: IconMessages,
    pages: [
      'channel',
      'channelData',
      'channelOutliers',
      'channelOutlierDatum',
      'channelTheme',
      'channelThemeDatum',
      'channelTopic',
    ],
  },
];
