import { IconFolders } from '@tabler/icons-react';
import type { Place } from '#web/kit/places/place.ts';

export const projectPlaces: readonly Place[] = [
  {
    route: 'projects',
    label: 'Projects',
    icon: IconFolders,
    pages: ['projectsAll', 'projectsList', 'projectsYours', 'projectsSharedWithYou', 'projectsFolders'],
    keys: ['g', 'p'],
  },
];
