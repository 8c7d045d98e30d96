import { IconCompass } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const savedFeedPlaces: readonly Place[] = [
  { route: 'explore', label: 'Explore', icon: IconCompass, pages: ['savedFeed'] },
];
