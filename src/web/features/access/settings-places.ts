import { IconUsersGroup } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const accessSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsGroups',
    label: 'Groups',
    icon: IconUsersGroup,
    group: 'People and access',
    text: 'Share with several people at once',
    words: 'teams sharing',
  },
];
