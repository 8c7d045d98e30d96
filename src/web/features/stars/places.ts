import { IconHistory, IconUser, IconUsers } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const starPlaces: readonly Place[] = [
  { route: 'recent', label: 'Recent', icon: IconHistory, pages: ['recentFiltered'] },
  {
    route: 'yourWork',
    label: 'Your work',
    icon: IconUser,
    pages: ['yourWorkProjects', 'yourWorkInsights'],
  },
  { route: 'shared', label: 'Shared with you', icon: IconUsers },
];
