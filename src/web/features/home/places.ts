import { IconHome } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const homePlaces: readonly Place[] = [
  { route: 'home', label: 'Home', icon: IconHome, keys: ['g', 'h'] },
];
