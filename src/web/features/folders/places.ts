import { IconFolder } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const folderPlaces: readonly Place[] = [
  {
    route: 'browse',
    label: 'Browse',
    icon: IconFolder,
    pages: ['browseFolders', 'browseCreatedByYou', 'browseSharedWithYou'],
  },
];
