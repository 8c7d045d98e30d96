import { IconTags } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const tagSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsTags',
    label: 'Tags',
    icon: IconTags,
    group: 'Research',
    text: 'Tag boards every project can use',
    words: 'codebook codes labels workspace board',
    pages: ['settingsProjectTags'],
  },
];
