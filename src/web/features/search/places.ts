import { IconSearch } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const searchPlaces: readonly Place[] = [
  { route: 'search', label: 'Search', icon: IconSearch, pages: ['searchNext'], keys: ['/'] },
];
