import { IconFileText } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const docPlaces: readonly Place[] = [
  { route: 'aiDocs', label: 'AI docs', icon: IconFileText, pages: ['newDoc', 'doc', 'editDoc'] },
];
