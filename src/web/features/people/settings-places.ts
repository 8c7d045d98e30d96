import { IconAddressBook } from '@tabler/icons-react';
import type { SettingsPlace } from '#web/kit/places/place.ts';

export const peopleSettings: readonly SettingsPlace[] = [
  {
    route: 'settingsPeople',
    label: 'Contacts',
    icon: IconAddressBook,
    group: 'Research',
    text: 'Facts on contacts',
    words: 'participants properties fields',
  },
];
