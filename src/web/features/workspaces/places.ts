import { IconSettings } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const workspacePlaces: readonly Place[] = [
  { route: 'settings', label: 'Settings', icon: IconSettings, keys: ['g', 's'] },
];
